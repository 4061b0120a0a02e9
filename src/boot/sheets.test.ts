// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

declare global {
  var happyDOM: { settings: Record<string, boolean> };
}
// Nothing is asked of the network.
happyDOM.settings.disableCSSFileLoading = true;
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

const ADDRESS = `${location.origin}/assets/content.css`;
let renewed: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  renewed = [];
  vi.stubGlobal('fetch', async (url: string) => {
    renewed.push(url);
    return new Response();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

/** Everything behind a style sheet that hangs is still to come. */
function holdBody(): void {
  vi.spyOn(document, 'body', 'get').mockReturnValue(null as unknown as HTMLElement);
}

/** A style sheet of the document, of which the browser has nothing yet or everything. */
function addSheet(sheet: object | null): HTMLLinkElement {
  const link = document.createElement('link');
  document.head.append(link);
  link.rel = 'stylesheet';
  link.setAttribute('href', ADDRESS);
  Object.defineProperty(link, 'sheet', { value: sheet });
  return link;
}

test('a style sheet that hangs no longer holds up the page, and is had anew in the end', async () => {
  holdBody();
  const link = addSheet(null);
  const loaded = addSheet({});
  await import('./sheets');
  await vi.advanceTimersByTimeAsync(9000);
  expect(link.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(link.isConnected).toBe(false);
  expect(loaded.isConnected).toBe(true);
  const again = document.head.firstElementChild as HTMLLinkElement;
  expect(again.getAttribute('href')).toBe(ADDRESS);
  expect(renewed).toEqual([]);
  Object.defineProperty(again, 'sheet', { value: null });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(renewed).toEqual([ADDRESS]);
  expect(again.isConnected).toBe(false);
  expect(document.head.querySelectorAll('link')).toHaveLength(2);
});

test('a style sheet that a page adds later is left to who has added it', async () => {
  const link = addSheet(null);
  await import('./sheets');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(link.isConnected).toBe(true);
  expect(renewed).toEqual([]);
});
