import type { Exchange } from './exchange';
import { renderNetworkScript } from './networkScript';
import type { Answer } from './switches';

const IMAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100" viewBox="0 0 130 100"><rect width="130" height="100" fill="#3b6ea5"/><circle cx="65" cy="50" r="28" fill="#f2c14e"/><path d="M20 84h90" stroke="#fff" stroke-width="6"/></svg>`;

const AD = {
  statlink: 'https://example.com/?from=json',
  statimp: '/stand-ins/ads/impression.svg',
  pixel: '/stand-ins/ads/pixel.svg?at=[timestamp]||/stand-ins/ads/pixel.svg?again=[timestamp]',
  timestamp: '1764806400',
  image: '/stand-ins/ads/image.svg',
  company: 'Stand-in',
  description: 'An ad that came as <b>JSON</b> &amp; was read as data.',
};

/** Each field holds something that must neither run nor break the page. */
const HOSTILE_ADS = [
  'text',
  null,
  42,
  [],
  { statlink: 7, company: {} },
  { statlink: 'javascript:window.hacked=1', company: 'Refused' },
  { statlink: 'http://insecure.example/', company: 'Refused' },
  {
    statlink: 'https://example.com/?from=hostile',
    statimp: 'javascript:window.hacked=1',
    pixel: ['wrong type'],
    timestamp: { toString: 1 },
    image: 'javascript:window.hacked=1',
    company: '<script>window.hacked=1</script>Company',
    description: `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><a href="javascript:window.hacked=1" onclick="window.hacked=1">Click</a> <b onmouseover="window.hacked=1">bold</b> ${'huge '.repeat(20_000)}`,
  },
];

/** How often a browser has asked for JSON, by its cookie. */
const attempts = new Map<string, number>();

/** Answers for the ad network: its script, its JSON, its images. */
export async function answerAds(exchange: Exchange): Promise<void> {
  const name = exchange.url.pathname.split('/').at(-1);
  if (name === 'image.svg') exchange.send(200, 'image/svg+xml', IMAGE);
  else if (name === 'script.js') await answerScript(exchange);
  else if (name === 'ads.json') await answerJson(exchange);
  else {
    exchange.record('ads', { seen: exchange.url.pathname + exchange.url.search });
    exchange.send(200, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
}

async function answerScript(exchange: Exchange): Promise<void> {
  const answer = exchange.switches.adScript;
  exchange.record('ads', { asked: 'script' });
  await exchange.delay(answer);
  if (answer === 'fail') exchange.fail();
  else exchange.send(200, 'text/javascript', renderNetworkScript(answer));
}

async function answerJson(exchange: Exchange): Promise<void> {
  const answer = exchange.switches.adJson;
  const attempt = (attempts.get(exchange.cookie) ?? 0) + 1;
  attempts.set(exchange.cookie, attempt);
  exchange.record('ads', { asked: 'json', attempt });
  await exchange.delay(answer);
  if (answer === 'fail') exchange.fail();
  else if (answer === 'garbage') exchange.send(200, 'application/json', '{"ads": [');
  else exchange.sendJson({ ads: adsFor(answer, attempt) });
}

function adsFor(answer: Answer<'adJson'>, attempt: number): unknown[] {
  if (answer === 'hostile') return HOSTILE_ADS;
  const wanted = /^attempt-(\d+)$/.exec(answer)?.[1];
  const isValid = answer !== 'empty' && (wanted === undefined || attempt >= Number(wanted));
  return isValid ? [AD] : [{}];
}
