import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer } from './results';
import { SearchClient } from './searchClient';
import type { FromEngine, ToEngine } from './searchMessages';

let sent: ToEngine[];
let tell: (message: FromEngine) => void;
let client: SearchClient;
let requests: string[];
let modes: unknown[];
let isOnline: (url: string) => boolean;

beforeEach(() => {
  sent = [];
  requests = [];
  modes = [];
  isOnline = () => true;
  client = new SearchClient((listener) => {
    tell = listener;
    return (message) => sent.push(message);
  });
  vi.stubGlobal('fetch', (url: string, { cache }: RequestInit) => {
    requests.push(url);
    modes.push(cache);
    return isOnline(url)
      ? Promise.resolve(new Response(`{"file":"${url}"}`))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => vi.unstubAllGlobals());

const answer = (isGuess: boolean): SearchAnswer => ({ groups: [], isGuess });

test('nothing is fetched before it is asked to load, and nothing twice', async () => {
  expect(requests).toEqual([]);
  await Promise.all([client.load(), client.load()]);
  expect(requests).toHaveLength(6);
  expect(new Set(requests).size).toBe(6);
  expect(sent.map(({ kind }) => kind)).toEqual(['symbols', 'texts']);
  tell({ kind: 'indexed', tier: 'symbols', damaged: 0 });
  expect(client.status).toMatchObject({ tier: 'symbols', isLoading: true });
  tell({ kind: 'indexed', tier: 'texts', damaged: 0 });
  expect(client.status).toMatchObject({ tier: 'texts', isLoading: false, hasFailed: false });
  await client.load();
  expect(requests).toHaveLength(6);
});

test('a stale answer is dropped', () => {
  void client.load();
  const first = vi.fn();
  const second = vi.fn();
  const question = { query: 'a', product: 'x-charts' } as const;
  client.ask(question, first);
  client.ask(question, second);
  tell({ kind: 'answer', id: 1, answer: answer(true) });
  expect(first).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
  tell({ kind: 'answer', id: 2, answer: answer(false) });
  expect(second).toHaveBeenCalledWith(answer(false));
});

test('a failed download is told, and another try brings it', async () => {
  isOnline = () => false;
  await client.load();
  expect(client.status).toMatchObject({ tier: 'none', isLoading: false, hasFailed: true });
  isOnline = () => true;
  await client.load();
  tell({ kind: 'indexed', tier: 'symbols', damaged: 0 });
  tell({ kind: 'indexed', tier: 'texts', damaged: 0 });
  expect(client.status).toMatchObject({ tier: 'texts', hasFailed: false });
});

test('what there is of the full text is used, and the rest can be had later', async () => {
  isOnline = (url) => !url.includes('x-charts');
  await client.load();
  expect(sent.at(-1)).toMatchObject({ kind: 'texts', files: { length: 4 } });
  tell({ kind: 'indexed', tier: 'texts', damaged: 0 });
  expect(client.status).toMatchObject({
    tier: 'symbols',
    isLoading: false,
    hasFailed: true,
  });
});

test('damaged files are told, and had anew past all caches', async () => {
  await client.load();
  tell({ kind: 'indexed', tier: 'symbols', damaged: 0 });
  tell({ kind: 'indexed', tier: 'texts', damaged: 1 });
  expect(client.status).toMatchObject({ tier: 'symbols', isLoading: false, hasFailed: true });
  modes = [];
  await client.load();
  expect(modes).toEqual(Array.from({ length: 5 }, () => 'reload'));
  tell({ kind: 'indexed', tier: 'texts', damaged: 0 });
  expect(client.status).toMatchObject({ tier: 'texts', hasFailed: false });
});

test('an engine that cannot be had is told, and started anew by another try', async () => {
  await client.load();
  tell({ kind: 'failed' });
  expect(client.status).toMatchObject({ tier: 'none', isLoading: false, hasFailed: true });
  sent = [];
  await client.load();
  expect(sent.map(({ kind }) => kind)).toEqual(['symbols', 'texts']);
});

test('a login page of a network in the place of the index is a failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html><title>Log in</title>'));
  await client.load();
  expect(client.status).toMatchObject({ tier: 'none', isLoading: false, hasFailed: true });
  expect(sent).toEqual([]);
});
