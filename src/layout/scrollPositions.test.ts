// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

async function load() {
  vi.resetModules();
  return import('./scrollPositions');
}

function show(key: string | undefined, hash = ''): void {
  history.replaceState(key === undefined ? null : { key }, '', `/x/a/${hash}`);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function scrolled(top: number): void {
  vi.stubGlobal('scrollY', top);
}

test('keeps a position for each entry, also through a page load', async () => {
  const { notePosition, notedPosition, keepPositions } = await load();
  show('one');
  scrolled(100);
  notePosition();
  show('one', '#keys');
  scrolled(900);
  notePosition();
  show('two');
  expect(notedPosition()).toBeUndefined();
  keepPositions();

  const again = await load();
  show('one');
  expect(again.notedPosition()).toBe(100);
  show('one', '#keys');
  expect(again.notedPosition()).toBe(900);
});

test('keeps the last fifty entries', async () => {
  const { notePosition, keepPositions } = await load();
  for (let index = 0; index < 60; index += 1) {
    show(`entry-${index}`);
    scrolled(index);
    notePosition();
  }
  keepPositions();
  const again = await load();
  show('entry-9');
  expect(again.notedPosition()).toBeUndefined();
  show('entry-10');
  expect(again.notedPosition()).toBe(10);
});

test.each(['{', 'null', '{"a":1}', '[1,["a"],["b","far"],[2,3]]'])(
  'storage that holds %j does no harm',
  async (stored) => {
    sessionStorage.setItem('docs-scroll', stored);
    const { notedPosition } = await load();
    show('b');
    expect(notedPosition()).toBeUndefined();
  },
);

test('blocked storage and a strange state do no harm', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { notePosition, notedPosition, keepPositions } = await load();
  show(undefined);
  scrolled(5);
  notePosition();
  expect(keepPositions).not.toThrow();
  expect(notedPosition()).toBe(5);
});
