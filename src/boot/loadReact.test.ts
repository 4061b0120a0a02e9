// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_LOAD_MS } from '../core/constants';
import { loadReactOnIntent } from './loadReact';

const loaded = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<script type="application/json" id="deferred-scripts">[["/_next/static/a.js","sha384-a"],["/_next/static/b.js","sha384-b"]]</script>';
  document.head.append = ((script: HTMLScriptElement) => {
    // Attached without running: only what would be loaded, and how, is of interest.
    script.type = 'text/plain';
    document.head.appendChild(script);
  }) as typeof document.head.append;
});

afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
  '%s loads the scripts once, in order, with their hashes',
  (intent) => {
    loadReactOnIntent();
    expect(loaded()).toEqual([]);
    dispatchEvent(new Event(intent));
    dispatchEvent(new Event(intent));
    expect(loaded()).toEqual(['/_next/static/a.js', '/_next/static/b.js']);
    const script = document.head.querySelector('script')!;
    expect([script.async, script.integrity]).toEqual([false, 'sha384-a']);
  },
);

test('idleness loads them too, but not on save-data', () => {
  loadReactOnIntent();
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(IDLE_LOAD_MS - 1);
  expect(loaded()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(loaded()).toHaveLength(2);

  document.head.innerHTML = '';
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  loadReactOnIntent();
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(IDLE_LOAD_MS * 2);
  expect(loaded()).toEqual([]);
  vi.unstubAllGlobals();
});
