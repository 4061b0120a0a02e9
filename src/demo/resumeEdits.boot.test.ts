// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { INTENTS } from '../browser/intents';
import { keepTab } from '../browser/tabStorage';
import { resumeEdits } from './resumeEdits.boot';

const wake = vi.fn();

afterEach(() => {
  sessionStorage.clear();
  wake.mockReset();
  removeEventListener(INTENTS[0], wake);
});

test.each([
  ['Sorted', 1],
  ['Another', 0],
])('edits of %s wake React %i times on a page with the demo Sorted', (edited, times) => {
  document.body.innerHTML = '<section data-demo id="Sorted"></section>';
  addEventListener(INTENTS[0], wake);
  keepTab(`editing ${location.pathname} ${edited}`, true);
  resumeEdits();
  expect(wake).toHaveBeenCalledTimes(times);
});
