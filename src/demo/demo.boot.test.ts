// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_CHANGE } from '../core/constants';
import { getPreference } from '../browser/preferenceStore';
import { AppProviders } from '../providers/AppProviders';
import { Demo } from './Demo';
import { demoInfo } from './demoFixture';
import { listenForDemos } from './demo.boot';
import { demoNameFromHash } from './namedDemo.boot';

const scrolled = vi.fn();

/** Two demos of one page, as the build renders them. */
const demos = renderToStaticMarkup(
  createElement(
    AppProviders,
    null,
    ['BasicSort', 'Multi'].map((name) =>
      createElement(Demo, {
        key: name,
        pathname: '/x/react-data-grid/sorting/',
        options: {},
        info: { ...demoInfo, name },
      }),
    ),
  ),
);

const details = (name: string) => document.querySelector<HTMLDetailsElement>(`#${name} details`)!;
const button = (name: string) => document.querySelector(`#${name} [data-toggle-code]`)!;

function goTo(hash: string) {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
}

beforeAll(listenForDemos);

beforeEach(() => {
  document.body.innerHTML = `<h2 id="Keys"><details></details></h2>${demos}`;
  Element.prototype.scrollIntoView = function scroll() {
    scrolled(this.id);
  };
});

afterEach(() => scrolled.mockClear());

test.each([
  ['#BasicSort', 'BasicSort'],
  ['#BasicSort.js', 'BasicSort'],
  ['#BasicSort.tsx', 'BasicSort'],
  ['#system-BasicSort.tsx', 'BasicSort'],
  ['#css-BasicSort.tsx', 'BasicSort'],
  ['#tailwind-BasicSort.tsx', 'BasicSort'],
  ['', undefined],
  ['#', undefined],
  ['#basic-sort', undefined],
  ['#BasicSort.css', undefined],
  ['#less-BasicSort.tsx', undefined],
  ['#%E0%A4%A', undefined],
])('the hash %j names %s', (hash, name) => {
  expect(demoNameFromHash(hash)).toBe(name);
});

test('a hash opens the code of the demo that it names, and that alone', () => {
  goTo('#css-Multi.js');
  expect(details('Multi').open).toBe(true);
  expect(details('BasicSort').open).toBe(false);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('Multi');
  expect(getPreference('codeVariant')).toBe('JS');
  expect(getPreference('codeStyling')).toBe('CSS');
});

test.each(['#Elsewhere.tsx', '#Keys', '#Elsewhere'])('%s names no demo of the page', (hash) => {
  goTo(hash);
  expect(document.querySelector('details[open]')).toBeNull();
  expect(scrolled).not.toHaveBeenCalled();
});

test('a page that comes in later is looked at too', () => {
  history.replaceState(null, '', '#BasicSort');
  document.dispatchEvent(new CustomEvent(PAGE_CHANGE));
  expect(details('BasicSort').open).toBe(true);
});

test('the button shows and hides the code and says which', () => {
  (button('BasicSort') as HTMLElement).click();
  expect(details('BasicSort').open).toBe(true);
  details('BasicSort').dispatchEvent(new Event('toggle'));
  expect(button('BasicSort').getAttribute('aria-expanded')).toBe('true');
  (button('BasicSort') as HTMLElement).click();
  details('BasicSort').dispatchEvent(new Event('toggle'));
  expect(button('BasicSort').getAttribute('aria-expanded')).toBe('false');
  expect(button('Multi').getAttribute('aria-expanded')).toBe('false');
});

test('Escape takes tooltips away until the pointer moves on', () => {
  const isHidden = () => document.documentElement.hasAttribute('data-no-tooltips');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(isHidden()).toBe(true);
  dispatchEvent(new Event('pointerover'));
  expect(isHidden()).toBe(false);
});
