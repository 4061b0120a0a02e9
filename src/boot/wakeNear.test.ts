// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INTENTS } from '../browser/intents';
import { keepTab } from '../browser/tabStorage';
import { wakeNearBlocks } from './wakeNear';

const observed: string[] = [];
let meet: IntersectionObserverCallback;
const wake = vi.fn();

beforeEach(() => {
  observed.length = 0;
  wake.mockReset();
  addEventListener(INTENTS[0], wake);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        meet = callback;
      }
      observe = ({ id }: Element) => observed.push(id);
    },
  );
});

afterEach(() => {
  removeEventListener(INTENTS[0], wake);
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  sessionStorage.clear();
});

const demo = (id: string, inside: string) => `<section data-live id="${id}">${inside}</section>`;

test('what needs React wakes it when it comes near; drawings that show do not', () => {
  document.head.innerHTML = '<style>[hidden-by-choice] *{visibility:hidden}</style>';
  document.body.innerHTML = [
    demo('drawn', '<div class="demo-static"><div class="demo-drawn"></div></div>'),
    demo('late', '<div class="demo-static" data-drawing-file="/a.txt"><svg></svg></div>'),
    demo('outlined', '<div class="demo-static"><svg></svg></div>'),
    demo('embed', 'Text'),
  ].join('');
  document
    .querySelector('#late')!
    .insertAdjacentHTML(
      'afterend',
      demo(
        'mirrored',
        '<div hidden-by-choice><div class="demo-static"><div class="demo-drawn"></div></div></div>',
      ),
    );
  wakeNearBlocks();
  expect(observed).toEqual(['mirrored', 'outlined', 'embed']);
  const entry = (isIntersecting: boolean) => [{ isIntersecting }] as never;
  meet(entry(false), {} as never);
  expect(wake).not.toHaveBeenCalled();
  meet(entry(true), {} as never);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('a demo that the tab has edits of wakes it though it is drawn', () => {
  const drawn = '<div class="demo-static"><div class="demo-drawn"></div></div>';
  document.body.innerHTML = demo('edited', drawn) + demo('other', drawn);
  keepTab(`editing ${location.pathname} edited`, true);
  wakeNearBlocks();
  expect(observed).toEqual(['edited']);
});
