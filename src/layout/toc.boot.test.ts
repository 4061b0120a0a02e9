// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/x/a/" }
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { PAGE_CHANGE } from '../core/constants';
import { Toc } from './Toc';
import { listenForToc } from './toc.boot';

const WINDOW_HEIGHT = 600;
let pageHeight = 3000;

/** Headings at these distances from the start of the page. */
function mountPage(headings: Record<string, number>): void {
  const ids = Object.keys(headings);
  const toc = ids.map((id) => ({ id, title: id, level: 2 as const }));
  document.body.innerHTML =
    renderToStaticMarkup(createElement(Toc, { entries: toc })) +
    ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('');
  for (const id of ids) {
    const heading = document.getElementById(id)!;
    heading.getBoundingClientRect = () => new DOMRect(0, headings[id]! - window.scrollY, 100, 32);
  }
}

function scrollToPixel(top: number): void {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

const active = () =>
  [...document.querySelectorAll('.toc a')]
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent);

Object.defineProperties(document.documentElement, {
  clientHeight: { get: () => WINDOW_HEIGHT },
  scrollHeight: { get: () => pageHeight },
});
listenForToc();

beforeEach(() => {
  pageHeight = 3000;
  history.replaceState(null, '', '/x/a/');
  vi.stubGlobal('scrollY', 0);
});

test('follows the scroll, in both directions', () => {
  mountPage({ one: 300, two: 1000, three: 2900 });
  for (const [top, expected] of [
    [0, []],
    [290, ['one']],
    [980, ['two']],
    [500, ['one']],
    [100, []],
  ] as const) {
    scrollToPixel(top);
    expect(active()).toEqual(expected);
  }
});

test('at the end of the page the last heading is active, or the visible one that was asked for', () => {
  mountPage({ one: 300, two: 2500, three: 2900 });
  scrollToPixel(2400);
  expect(active()).toEqual(['three']);
  history.replaceState(null, '', '/x/a/#two');
  scrollToPixel(2400);
  expect(active()).toEqual(['two']);
  history.replaceState(null, '', '/x/a/#one');
  scrollToPixel(2400);
  expect(active()).toEqual(['three']);
});

test('shows the active heading inside a long list, unless a reader goes through it by keyboard', () => {
  mountPage({ one: 300, two: 1000 });
  const toc = document.querySelector('.toc')!;
  const link = document.querySelector<HTMLElement>('.toc a')!;
  Object.defineProperty(toc, 'scrollHeight', { value: 900 });
  link.getBoundingClientRect = () => new DOMRect(0, -80, 100, 20);
  link.focus();
  vi.spyOn(toc, 'querySelector').mockImplementation((selector) =>
    selector === ':focus-visible' ? document.activeElement : null,
  );
  scrollToPixel(290);
  expect(toc.scrollTop).toBe(0);
  vi.restoreAllMocks();
  link.blur();
  scrollToPixel(291);
  expect(toc.scrollTop).not.toBe(0);
});

test('follows on a page that comes in later', () => {
  mountPage({ other: 10 });
  document.dispatchEvent(new CustomEvent(PAGE_CHANGE));
  expect(active()).toEqual(['other']);
});

test('closes the disclosure when a heading is chosen', () => {
  mountPage({ one: 300 });
  const details = document.querySelector('details')!;
  details.open = true;
  document.querySelector('summary')!.dispatchEvent(new Event('click', { bubbles: true }));
  expect(details.open).toBe(true);
  document.querySelector('.toc a')!.dispatchEvent(new Event('click', { bubbles: true }));
  expect(details.open).toBe(false);
});

test('a page without contents, and a hash that cannot be decoded, do no harm', () => {
  document.body.innerHTML = '<h1>Page not found</h1>';
  expect(() => scrollToPixel(10)).not.toThrow();
  mountPage({ '%E0%A4%A': 5 });
  expect(() => scrollToPixel(10)).not.toThrow();
});
