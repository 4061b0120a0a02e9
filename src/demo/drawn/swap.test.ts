// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { swap } from './swap';
import { DEMO_SHOWN } from './withoutMotion';

afterEach(() => vi.useRealTimers());

test('of the page and a demo that came before it, one swaps and both go on', async () => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div id="stage"><div class="demo-static"><div class="demo-drawn"></div></div>' +
    '<div class="demo-place"><div class="demo-surface"></div></div></div>';
  const stage = document.getElementById('stage')!;
  const shown = vi.fn();
  stage.addEventListener(DEMO_SHOWN, shown);
  // The page's React takes the drawing's place out.
  const page = vi.fn(() => stage.querySelector('.demo-static')?.remove());
  const early = vi.fn();
  swap(stage, page);
  swap(stage, early);
  await vi.advanceTimersByTimeAsync(4000);
  expect(shown).toHaveBeenCalledOnce();
  expect([page, early].map((onSwap) => onSwap.mock.calls.length)).toEqual([1, 1]);
});
