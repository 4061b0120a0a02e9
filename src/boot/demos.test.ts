// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_CHANGE } from '../core/constants';
import { getPreference } from '../core/preferenceStore';
import { listenForDemos } from './demos';
import { demoNameFromHash } from './namedDemo';

const scrolled = vi.fn();

const demo = (name: string) => `
  <section id="${name}" data-demo>
    <button data-toggle-code aria-controls="${name}-code" aria-expanded="false"></button>
    <details id="${name}-code"><pre><code></code></pre></details>
  </section>`;

const details = (name: string) => document.querySelector<HTMLDetailsElement>(`#${name}-code`)!;
const button = (name: string) => document.querySelector(`#${name} button`)!;

function goTo(hash: string) {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
}

beforeAll(listenForDemos);

beforeEach(() => {
  document.body.innerHTML = `<h2 id="Keys"><details></details></h2>${demo('BasicSort')}${demo('Multi')}`;
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
