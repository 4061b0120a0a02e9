import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_PRODUCTS } from '../core/searchTypes';
import type { SearchAnswer } from './results';
import { SearchClient } from './searchClient';
import type { FromEngine, ToEngine } from './searchMessages';

let sent: ToEngine[];
let tell: (message: FromEngine) => void;
let client: SearchClient;
let requests: string[];
let modes: unknown[];
let isOnline: (url: string) => boolean;
/** What the browser says of the network. */
let isConnected: boolean;

beforeEach(() => {
  sent = [];
  requests = [];
  modes = [];
  isOnline = () => true;
  isConnected = true;
  vi.stubGlobal('navigator', {
    get onLine() {
      return isConnected;
    },
  });
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

/** Wants everything, or tries once more. */
const loadAll = () => Promise.all([client.want(SEARCH_PRODUCTS), client.load()]);
const answer = (isGuess: boolean): SearchAnswer => ({ groups: [], isGuess });

test('nothing is fetched before it is asked to load, and nothing twice', async () => {
  expect(requests).toEqual([]);
  await Promise.all([loadAll(), loadAll()]);
  expect(requests).toHaveLength(6);
  expect(new Set(requests).size).toBe(6);
  expect(sent.map(({ kind }) => kind)).toEqual(['symbols', 'texts']);
  tell({ kind: 'indexed', tier: 'symbols', products: [], damaged: 0 });
  expect(client.status).toMatchObject({ tier: 'symbols', isLoading: true });
  tell({ kind: 'indexed', tier: 'texts', products: [...SEARCH_PRODUCTS], damaged: 0 });
  expect(client.status).toMatchObject({ tier: 'texts', isLoading: false, hasFailed: false });
  await loadAll();
  expect(requests).toHaveLength(6);
});

test('only the texts that are wanted are fetched, each once', async () => {
  await client.want(['x-charts']);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toContain('x-charts');
  void client.want(['x-tree-view', 'x-charts']);
  tell({ kind: 'indexed', tier: 'symbols', products: [], damaged: 0 });
  expect(requests).toHaveLength(2);
  tell({ kind: 'indexed', tier: 'texts', products: ['x-charts'], damaged: 0 });
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(requests[2]).toContain('x-tree-view');
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ files: { length: 1 } }));
  tell({ kind: 'indexed', tier: 'texts', products: ['x-charts', 'x-tree-view'], damaged: 0 });
  await client.want(['x-charts', 'x-tree-view']);
  expect(requests).toHaveLength(3);
  expect(client.status).toMatchObject({ tier: 'texts', isLoading: false });
});

test('a text that could not be had is not asked for anew by each letter', async () => {
  isOnline = (url) => !url.includes('x-charts');
  await client.want(['x-charts']);
  expect(client.status.hasFailed).toBe(true);
  const before = requests.length;
  await client.want(['x-charts']);
  expect(requests).toHaveLength(before);
});

test('offline all texts that the device has are searched, and what is missing is told', async () => {
  isConnected = false;
  isOnline = (url) => isConnected || /symbols|x-introduction|x-tree-view/.test(url);
  await client.want(['x-introduction']);
  expect(sent.at(-1)).toMatchObject({ kind: 'texts', files: { length: 2 } });
  tell({ kind: 'indexed', tier: 'symbols', products: [], damaged: 0 });
  const stored: FromEngine = {
    ...{ kind: 'indexed', tier: 'texts', damaged: 0 },
    products: ['x-introduction', 'x-tree-view'],
  };
  tell(stored);
  expect(client.status).toMatchObject({ tier: 'symbols', hasFailed: true });
  // With the network again, only what is in question is fetched.
  const before = requests.length;
  isConnected = true;
  await client.load();
  expect(requests).toHaveLength(before);
  expect(client.status).toMatchObject({ tier: 'texts', hasFailed: false });
  // A connection that is lost later is seen by the next question.
  isConnected = false;
  await client.want(['x-introduction']);
  expect(new Set(requests.slice(before)).size).toBe(3);
  expect(client.status).toMatchObject({ hasFailed: true });
  const after = requests.length;
  await client.want(['x-introduction']);
  expect(requests).toHaveLength(after);
});

test('a stale answer is dropped', () => {
  void loadAll();
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
  await loadAll();
  expect(client.status).toMatchObject({ tier: 'none', isLoading: false, hasFailed: true });
  isOnline = () => true;
  await loadAll();
  tell({ kind: 'indexed', tier: 'symbols', products: [], damaged: 0 });
  tell({ kind: 'indexed', tier: 'texts', products: [...SEARCH_PRODUCTS], damaged: 0 });
  expect(client.status).toMatchObject({ tier: 'texts', hasFailed: false });
});

test('what there is of the full text is used, and the rest can be had later', async () => {
  isOnline = (url) => !url.includes('x-charts');
  await loadAll();
  expect(sent.at(-1)).toMatchObject({ kind: 'texts', files: { length: 4 } });
  tell({ kind: 'indexed', tier: 'texts', products: [...SEARCH_PRODUCTS], damaged: 0 });
  expect(client.status).toMatchObject({
    tier: 'symbols',
    isLoading: false,
    hasFailed: true,
  });
});

test('damaged files are told, and had anew past all caches', async () => {
  await loadAll();
  tell({ kind: 'indexed', tier: 'symbols', products: [], damaged: 0 });
  tell({ kind: 'indexed', tier: 'texts', products: SEARCH_PRODUCTS.slice(1), damaged: 1 });
  expect(client.status).toMatchObject({ tier: 'symbols', isLoading: false, hasFailed: true });
  modes = [];
  await loadAll();
  // Of the five texts the one that was damaged.
  expect(modes).toEqual(['reload']);
  tell({ kind: 'indexed', tier: 'texts', products: [...SEARCH_PRODUCTS], damaged: 0 });
  expect(client.status).toMatchObject({ tier: 'texts', hasFailed: false });
});

test('an engine that cannot be had is told, and started anew by another try', async () => {
  await loadAll();
  tell({ kind: 'failed' });
  expect(client.status).toMatchObject({ tier: 'none', isLoading: false, hasFailed: true });
  sent = [];
  await loadAll();
  expect(sent.map(({ kind }) => kind)).toEqual(['symbols', 'texts']);
});

test('a login page of a network in the place of the index is a failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html><title>Log in</title>'));
  await loadAll();
  expect(client.status).toMatchObject({ tier: 'none', isLoading: false, hasFailed: true });
  expect(sent).toEqual([]);
});
