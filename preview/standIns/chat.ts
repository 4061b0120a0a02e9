import type { Exchange } from './exchange';

let chats = 0;

/** Takes a demo and answers with the address of its chat. */
export async function answerChat(exchange: Exchange): Promise<void> {
  if (exchange.url.pathname !== '/stand-ins/chat/v1/public/chat/open') {
    exchange.send(404, 'text/plain', 'The stand-in for the chat knows /v1/public/chat/open alone.');
    return;
  }
  const answer = exchange.switches.chat;
  const body = await exchange.readBody();
  await exchange.delay(answer);
  if (answer === 'fail') {
    exchange.fail();
    return;
  }
  exchange.record('chat', { method: exchange.method, body });
  chats += 1;
  if (answer === 'garbage') exchange.send(200, 'application/json', '<html>');
  else if (answer === 'hostile') exchange.sendJson({ nextUrl: 'javascript:window.hacked=1' });
  else exchange.sendJson({ nextUrl: `https://example.com/?chat=${chats}` });
}
