import type { Exchange } from './exchange';

/** Takes votes and comments. */
export async function answerFeedback(exchange: Exchange): Promise<void> {
  const answer = exchange.switches.feedback;
  const body = await exchange.readBody();
  await exchange.delay(answer);
  if (answer === 'fail') {
    exchange.fail();
    return;
  }
  exchange.record('feedback', { method: exchange.method, body });
  if (answer === 'hostile') {
    exchange.send(200, 'text/html', '<script>window.hacked=1</script>'.repeat(1000));
  } else exchange.sendJson({ status: 'stored' });
}
