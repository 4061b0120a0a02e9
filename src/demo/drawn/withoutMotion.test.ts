// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_SHOWN, withoutMotion } from './withoutMotion';

let isReduced = false;
/** A browser's answer: `matches` belongs to its class, not to the list. */
class List extends EventTarget {
  constructor(readonly media: string) {
    super();
  }
  get matches() {
    return isReduced && this.media.includes('reduced-motion');
  }
}

const asked = () => window.matchMedia('(prefers-reduced-motion)');

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('matchMedia', (media: string) => new List(media));
});
afterEach(() => vi.unstubAllGlobals());

test('what is mounted meanwhile finds motion reduced, and hears when the demo shows', () => {
  const stage = document.createElement('div');
  const lists: MediaQueryList[] = [];
  const heard: boolean[] = [];
  withoutMotion(stage, () => {
    const list = asked();
    list.addEventListener('change', ({ matches }) => heard.push(matches));
    lists.push(list, window.matchMedia('(width < 600px)'));
  });
  expect(lists.map(({ matches }) => matches)).toEqual([true, false]);
  expect(heard).toEqual([]);
  stage.dispatchEvent(new Event(DEMO_SHOWN));
  stage.dispatchEvent(new Event(DEMO_SHOWN));
  expect(heard).toEqual([false]);
  expect(lists[0]!.matches).toBe(false);
});

test('who wants reduced motion keeps it', () => {
  isReduced = true;
  const stage = document.createElement('div');
  const heard = vi.fn();
  let list!: MediaQueryList;
  withoutMotion(stage, () => {
    list = asked();
    list.addEventListener('change', heard);
  });
  stage.dispatchEvent(new Event(DEMO_SHOWN));
  expect(list.matches).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test('the question for full motion is the browser’s own, and so is everything afterwards', () => {
  const stage = document.createElement('div');
  const crash = () => {
    expect(window.matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false);
    throw new Error('The demo has crashed.');
  };
  expect(() => withoutMotion(stage, crash)).toThrow('crashed');
  expect(asked().matches).toBe(false);
});
