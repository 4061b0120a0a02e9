import type { Exchange } from './exchange';

/** Sends what `gtag` was given, one request a call, in the order of the calls. */
const SCRIPT = `(() => {
  const queue = (window.dataLayer = window.dataLayer || []);
  const send = (call) =>
    fetch('/stand-ins/tags/collect', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([...call]),
      keepalive: true,
    }).catch(() => {});
  queue.forEach(send);
  queue.push = (...calls) => {
    calls.forEach(send);
    return Array.prototype.push.apply(queue, calls);
  };
})();
`;

/** Breaks the queue that the page writes to, and tries to get at the page. */
const HOSTILE_SCRIPT = `
window.dataLayer.push = () => { throw new Error('hostile'); };
try {
  document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.hacked=1">');
} catch (error) { /* refused, as it should be */ }
`;

/** Answers for the tag service: its script, and what the script collects. */
export async function answerTags(exchange: Exchange): Promise<void> {
  if (exchange.url.pathname.endsWith('/collect')) {
    exchange.record('tags', { call: await exchange.readBody() });
    // An answer that nobody reads would never end.
    exchange.sendNothing();
    return;
  }
  const answer = exchange.switches.tag;
  exchange.record('tags', { asked: exchange.url.search });
  await exchange.delay(answer);
  if (answer === 'fail') exchange.fail();
  else exchange.send(200, 'text/javascript', answer === 'hostile' ? HOSTILE_SCRIPT : SCRIPT);
}
