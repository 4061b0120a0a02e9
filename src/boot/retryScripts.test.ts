// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryScripts } from './retryScripts';

const appended: string[] = [];
/** What is fetched past the browser's caches. */
let renewed: string[];

retryScripts();

const script = (src: string) => document.head.querySelector(`script[src="${src}"]`);
const note = () => document.querySelector('.load-failure');

/** A script of the page, which fails as far as anybody hears. */
function fail(src: string): void {
  const element = document.createElement('script');
  element.type = 'text/plain';
  element.setAttribute('src', src);
  document.head.appendChild(element);
  element.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  vi.useFakeTimers();
  appended.length = 0;
  renewed = [];
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    if (cache === 'reload') renewed.push(new URL(url).pathname);
    return new Response();
  });
  document.body.innerHTML =
    '<script type="application/json" id="deferred-scripts">[["/_next/a.js","sha384-a"],["/_next/b.js","sha384-b"]]</script>';
  document.head.append = ((element: HTMLScriptElement) => {
    appended.push(element.getAttribute('src')!);
    // Scripts are asked for in turn, each when the one before it has come.
    queueMicrotask(() => element.dispatchEvent(new Event('load')));
  }) as typeof document.head.append;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('all scripts are asked for again after a pause, then the reader is asked', async () => {
  fail('/assets/page.js');
  await vi.advanceTimersByTimeAsync(5000);
  expect(appended).toEqual([]);

  fail('/_next/b.js');
  fail('/_next/a.js');
  expect(script('/_next/b.js')).toBeNull();
  expect(appended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  // A stored "not found" would come again.
  expect(renewed.sort()).toEqual(['/_next/a.js', '/_next/b.js']);
  expect(appended).toEqual(['/_next/a.js', '/_next/b.js']);
  expect(note()).toBeNull();

  fail('/_next/b.js');
  expect(note()!.getAttribute('role')).toBe('alert');
  note()!.querySelector('button')!.click();
  expect(note()).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(renewed).toHaveLength(3);
  expect(appended).toHaveLength(4);
});

test('scripts that hang are told of after their time, and asked for anew on request', async () => {
  const hanging = document.createElement('script');
  hanging.type = 'text/plain';
  hanging.setAttribute('src', '/_next/b.js');
  document.head.appendChild(hanging);
  await vi.advanceTimersByTimeAsync(15_000);
  // Another one has come: they are slow, but on their way.
  const other = document.createElement('script');
  other.type = 'text/plain';
  other.setAttribute('src', '/_next/a.js');
  document.head.appendChild(other);
  other.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(note()).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(note()).not.toBeNull();
  expect(script('/_next/b.js')).toBeNull();
  expect(script('/_next/a.js')).not.toBeNull();

  note()!.querySelector('button')!.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(renewed).toEqual(['/_next/b.js']);
  expect(appended).toEqual(['/_next/a.js', '/_next/b.js']);
});

test('once the page is alive there is nothing to say', async () => {
  fail('/_next/b.js');
  expect(note()).not.toBeNull();
  document.documentElement.setAttribute('data-ready', '');
  await vi.waitFor(() => expect(note()).toBeNull());
  fail('/_next/b.js');
  expect(note()).toBeNull();
});
