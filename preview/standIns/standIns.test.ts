import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerStandIn } from './answer';
import { parseSwitches, switchesCookie } from './switches';

let server: Server;
let origin = '';
const folder = mkdtempSync(path.join(tmpdir(), 'stand-ins-'));

beforeAll(async () => {
  server = createServer((request, response) => void answerStandIn(request, response, folder));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}/stand-ins`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (address: string, switches = '', body?: unknown) =>
  fetch(origin + address, {
    headers: { cookie: `a=b; stand-ins=${encodeURIComponent(switches)}` },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });

const lines = (service: string) =>
  readFileSync(path.join(folder, `${service}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('the cookie wins over the variable, and unknown answers count as not chosen', () => {
  const cookie = switchesCookie('x=1; stand-ins=feedback%3Dfail%26chat%3Dmaybe');
  expect(parseSwitches(cookie, 'chat=slow&feedback=slow')).toEqual({
    adScript: 'ok',
    adJson: 'ok',
    tag: 'ok',
    feedback: 'fail',
    chat: 'slow',
  });
  expect(switchesCookie(undefined)).toBe('');
});

test('votes and chats are stored as JSON lines, one a request', async () => {
  await ask('/feedback', 'run=1', { rating: 1 });
  await ask('/feedback', 'run=1', { rating: -1 });
  const answer = await ask('/chat/v1/public/chat/open', '', { name: 'A' });
  expect(await answer.json()).toEqual({ nextUrl: expect.stringMatching(/^https:/) as string });
  expect(lines('feedback').map(({ body }) => body)).toEqual([{ rating: 1 }, { rating: -1 }]);
  expect(lines('feedback')[0]).toMatchObject({ switches: 'run=1', method: 'POST' });
  expect(lines('chat')).toMatchObject([{ body: { name: 'A' } }]);
});

test('a switched failure stores nothing', async () => {
  expect((await ask('/feedback', 'feedback=fail', { rating: 7 })).status).toBe(500);
  expect(lines('feedback').some(({ body }) => (body as { rating: number }).rating === 7)).toBe(
    false,
  );
  expect((await ask('/ads/script.js', 'adScript=fail')).status).toBe(500);
  expect((await ask('/ads/script.js?adScript=fail', 'adScript=ok')).status).toBe(500);
  expect((await ask('/tags/script.js?id=G-1', 'tag=fail')).status).toBe(500);
});

test('the network gives a valid ad at the attempt that was chosen, for each browser', async () => {
  const adAt = async (run: string) => {
    const answer = await ask('/ads/ads.json', `adJson=attempt-3&run=${run}`);
    const { ads } = (await answer.json()) as { ads: { statlink?: string }[] };
    return Boolean(ads[0]?.statlink);
  };
  expect([await adAt('a'), await adAt('a'), await adAt('b'), await adAt('a')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('pixels, tags and what is unknown', async () => {
  await ask('/ads/pixel.svg?at=7');
  expect(lines('ads').at(-1)).toMatchObject({ seen: '/stand-ins/ads/pixel.svg?at=7' });
  await ask('/tags/collect', '', ['event', 'page_view']);
  expect(lines('tags').at(-1)).toMatchObject({ call: ['event', 'page_view'] });
  for (const address of ['/nothing', '/constructor', '/chat/other']) {
    expect((await ask(address)).status).toBe(404);
  }
});

test('the page with the switches shows what is chosen, and keeps a choice', async () => {
  const html = await (await ask('/', 'chat=hostile')).text();
  expect(html).toContain('<option selected>hostile</option>');
  const set = await fetch(`${origin}/set?chat=slow`, { redirect: 'manual' });
  expect(set.headers.get('set-cookie')).toContain('stand-ins=chat%3Dslow');
});
