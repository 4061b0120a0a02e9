import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersFor } from '../../src/core/headers';
import { answerAds } from './ads';
import { answerChat } from './chat';
import { Exchange } from './exchange';
import { answerFeedback } from './feedback';
import { parseSwitches, switchesCookie } from './switches';
import { renderCookie, renderSwitchPage } from './switchPage';
import { answerTags } from './tags';

/** Every address of a stand-in starts so. */
export const STAND_INS = '/stand-ins/';

const SERVICES: Readonly<Record<string, (exchange: Exchange) => Promise<void>>> = {
  ads: answerAds,
  tags: answerTags,
  feedback: answerFeedback,
  chat: answerChat,
};

const ICON_FONT =
  '/* The stand-in for an icon font: a style sheet without a font. */\n.material-icons { font-style: normal; }\n';

/**
 * Answers a request to one of the stand-ins for outside services (README, "Stand-ins").
 * @param folder Where they store what they receive, as JSON lines.
 */
export async function answerStandIn(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const cookie = switchesCookie(request.headers.cookie);
  // The frame of an ad has no cookies: its script's address may say how it is answered.
  const switches = parseSwitches(`${url.searchParams}&${cookie}`);
  const exchange = new Exchange(request, response, url, switches, cookie, folder);
  const name = url.pathname.slice(STAND_INS.length).split('/')[0] ?? '';
  if (name === '') {
    for (const [header, value] of Object.entries(headersFor(url.pathname))) {
      response.setHeader(header, value);
    }
    exchange.send(200, 'text/html', renderSwitchPage(switches));
  } else if (name === 'set') exchange.redirect(STAND_INS, renderCookie(url.searchParams));
  else if (name === 'icon-font.css') {
    exchange.record('iconFont', { asked: url.pathname });
    exchange.send(200, 'text/css', ICON_FONT);
  } else {
    const answer = Object.hasOwn(SERVICES, name) ? SERVICES[name] : undefined;
    if (answer) await answer(exchange);
    else exchange.send(404, 'text/plain', 'There is no such stand-in.');
  }
}
