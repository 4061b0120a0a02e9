// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { wantName } from '../core/dom/names';
import type { NameCards } from '../core/nameCard';
import { listenForCards } from './cards.boot';

vi.mock('../../.generated/nameCardFiles', () => ({
  nameCardFiles: {
    styles: '/card.css',
    cards: { charts: '/charts.json', 'tree-view': '/tree.json', 'data-grid': '/grid.json' },
    rest: { charts: '/charts-rest.json' },
  },
}));
vi.mock('../browser/loadStylesheet', () => ({ loadStylesheet: () => Promise.resolve() }));

const CARDS: NameCards = { 'bar/#size': { code: 'size?: number' }, 'bar/': { code: '<Bar />' } };
const ask = vi.fn<(url: string, init: { signal: AbortSignal }) => Promise<Response>>();

beforeAll(() => {
  // What this document lacks of popovers.
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, writable: true });
  Object.assign(HTMLElement.prototype, { showPopover: () => {} });
  vi.stubGlobal('fetch', ask);
  listenForCards();
});
beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockImplementation(async () => Response.json(CARDS));
  document.body.innerHTML =
    '<p>Text <a id="plain" href="/x/api/charts/bar/">Bar</a></p>' +
    '<pre><code><a id="size" href="/x/api/charts/bar/#size">size</a> ' +
    '<a id="bar" href="/x/api/charts/bar/">Bar</a> ' +
    '<a id="none" href="/x/api/charts/bar/#none">none</a> ' +
    '<a id="tree" href="/x/api/tree-view/tree/">Tree</a> ' +
    '<a id="grid" href="/x/api/data-grid/grid/">Grid</a></code></pre>';
});
afterEach(async () => {
  document.dispatchEvent(new Event('docs:pagechange'));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

const at = (id: string) => document.getElementById(id)!;
function point(target: Element, pointerType = 'mouse', type = 'pointerover'): void {
  target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true, cancelable: true }));
}
const shown = () => document.querySelector('.name-card > code')?.textContent;

test('a card comes after 150 ms, and nothing is asked for before', async () => {
  point(at('tree'));
  await vi.advanceTimersByTimeAsync(149);
  expect(ask).not.toHaveBeenCalled();
  point(at('size'));
  await vi.advanceTimersByTimeAsync(149);
  expect(shown()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe('size?: number');
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/charts.json']);
});

test('it goes when the pointer leaves, but not over the card itself', async () => {
  point(at('size'));
  await vi.advanceTimersByTimeAsync(150);
  point(document.body);
  await vi.advanceTimersByTimeAsync(100);
  point(document.querySelector('.name-card p, .name-card a')!);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe('size?: number');
  point(document.body);
  await vi.advanceTimersByTimeAsync(150);
  expect(shown()).toBeUndefined();
});

test('links in sentences that are no code, and names without a card, show none', async () => {
  point(at('plain'));
  await vi.advanceTimersByTimeAsync(500);
  point(at('none'));
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toBeUndefined();
});

test('a pointer that has gone on before the cards came gets none', async () => {
  let answer = (_: Response): void => {};
  ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  point(at('tree'));
  await vi.advanceTimersByTimeAsync(150);
  point(document.body);
  answer(Response.json({ 'tree/': { code: 'late' } }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBeUndefined();
});

test('Escape closes the card alone', async () => {
  point(at('size'));
  await vi.advanceTimersByTimeAsync(150);
  const others = vi.fn();
  document.body.addEventListener('keydown', others);
  const escape = () =>
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(escape());
  expect(shown()).toBeUndefined();
  expect(others).not.toHaveBeenCalled();
  document.body.dispatchEvent(escape());
  expect(others).toHaveBeenCalledTimes(1);
});

test('a click on the name follows the link', async () => {
  point(at('size'));
  await vi.advanceTimersByTimeAsync(150);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  at('size').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(shown()).toBeUndefined();
});

test('a long press shows the card in place of the browser’s menu; a tap does not', async () => {
  const menu = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  point(at('size'), 'touch', 'pointerdown');
  await vi.advanceTimersByTimeAsync(100);
  point(at('size'), 'touch', 'pointerup');
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBeUndefined();
  point(at('size'), 'touch', 'pointerdown');
  await vi.advanceTimersByTimeAsync(400);
  const asked = menu();
  at('size').dispatchEvent(asked);
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.defaultPrevented, shown()]).toEqual([true, 'size?: number']);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  const follow = vi.fn();
  at('size').addEventListener('click', follow);
  at('size').dispatchEvent(click);
  expect([click.defaultPrevented, shown()]).toEqual([true, 'size?: number']);
  // The page follows links itself.
  expect(follow).not.toHaveBeenCalled();
  point(at('size'), 'touch', 'pointerup');
  point(document.body, 'touch', 'pointerdown');
  expect(shown()).toBeUndefined();
});

test('only the name that loses the focus loses its card', async () => {
  const blur = (target: Element) =>
    target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  point(at('size'));
  await vi.advanceTimersByTimeAsync(150);
  blur(at('plain'));
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toBe('size?: number');
  blur(at('size'));
  await vi.advanceTimersByTimeAsync(150);
  expect(shown()).toBeUndefined();
});

test('a mouse keeps the browser’s menu', async () => {
  point(at('size'));
  await vi.advanceTimersByTimeAsync(150);
  const asked = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  at('size').dispatchEvent(asked);
  expect(asked.defaultPrevented).toBe(false);
});

/** A request that ends when it is ended. */
const hang = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test.each([
  ['is not found', async () => new Response('', { status: 404 })],
  ['is no JSON', async () => new Response('<html>')],
  ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['hangs', hang],
])('where the file %s nothing is shown, and the next look asks again', async (_, answer) => {
  ask.mockImplementation(answer);
  const look = async () => {
    point(at('grid'));
    await vi.advanceTimersByTimeAsync(11_000);
    point(document.body);
    await vi.advanceTimersByTimeAsync(1000);
  };
  await look();
  expect(shown()).toBeUndefined();
  await look();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a word of an editor has the first card of its addresses; typing closes it', async () => {
  document.body.innerHTML =
    '<div id="announcer"></div><span id="word" data-api-addresses="/x/api/charts/bar/#none /x/api/charts/bar/#size">size</span>';
  point(at('word'));
  await vi.advanceTimersByTimeAsync(150);
  expect(shown()).toBe('size?: number');
  expect(document.querySelector<HTMLAnchorElement>('.name-card a')!.pathname).toBe(
    '/x/api/charts/bar/',
  );
  // What somebody types is the editor's.
  expect(press('a')).toBe(true);
  expect(shown()).toBeUndefined();
  // A long press selects a word.
  point(at('word'), 'touch', 'pointerdown');
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBeUndefined();
});

test('what is asked for by a key comes at once, and is read aloud', async () => {
  document.body.innerHTML =
    '<div id="announcer"></div><span id="word" data-api-addresses="/x/api/charts/bar/#size">size</span>';
  wantName(at('word'), true);
  await vi.advanceTimersByTimeAsync(50);
  expect(shown()).toBe('size?: number');
  expect(at('announcer').textContent).toBe('size?: number. Open in the API reference');
  expect(press('Escape')).toBe(false);
  expect(shown()).toBeUndefined();
});

test('a result of the search has its card beside the list, where there is room', async () => {
  document.body.innerHTML =
    '<dialog open><a id="result" role="option" href="/x/api/charts/bar/#size">size</a></dialog>';
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  const list = document.querySelector('dialog')!;
  const place = (right: number) =>
    vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, right - 100, 300));
  place(400);
  wantName(at('result'), false);
  await vi.advanceTimersByTimeAsync(149);
  expect(shown()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe('size?: number');
  const card = document.querySelector<HTMLElement>('.name-card')!;
  expect(parseFloat(card.style.left)).toBeGreaterThanOrEqual(400);
  // The key that closes the search does that too.
  expect(press('Escape')).toBe(true);
  expect(shown()).toBeUndefined();
  place(924);
  wantName(at('result'), false);
  await vi.advanceTimersByTimeAsync(150);
  expect(shown()).toBeUndefined();
});

test('the cards of names that no guide leads to are asked for where any name can be', async () => {
  const addresses = '/x/api/charts/rare/#rare-prop-a';
  document.body.innerHTML = `<code><a id="link" href="${addresses}">a</a></code><span id="word" data-api-addresses="${addresses}">a</span>`;
  ask.mockImplementation(async (url) =>
    Response.json(url === '/charts-rest.json' ? { 'rare/#rare-prop-a': { code: 'a?: 1' } } : CARDS),
  );
  point(at('link'));
  await vi.advanceTimersByTimeAsync(150);
  expect(shown()).toBeUndefined();
  expect(ask.mock.calls.map(([url]) => url)).not.toContain('/charts-rest.json');
  point(at('word'));
  await vi.advanceTimersByTimeAsync(150);
  expect(shown()).toBe('a?: 1');
});

/** Presses a key where the focus is; returns whether the page may do what it does with it. */
function press(key: string): boolean {
  return document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}
