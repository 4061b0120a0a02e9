// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/x/a/" }
import { beforeEach, expect, test, vi } from 'vitest';
import { listenForLinks } from './links';

const push = vi.fn((_address: string) => Promise.resolve(true));
const prefetch = vi.fn((_address: string) => Promise.resolve());

// Stands in for the browser, which would follow the link.
const followed = vi.fn((event: Event) => event.preventDefault());
listenForLinks();
addEventListener('click', (event) => {
  if (!event.defaultPrevented) followed(event);
});

function mount(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><b>Link</b></a>`;
  return document.querySelector('b')!;
}

/** No MouseEvent: happy-dom would follow the link before anybody could prevent it. */
const click = (target: Element, options: MouseEventInit = {}) =>
  target.dispatchEvent(
    Object.assign(new Event('click', { bubbles: true, cancelable: true }), {
      button: 0,
      ...options,
    }),
  );
const hover = (target: Element) =>
  target.dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeEach(() => {
  vi.clearAllMocks();
  history.replaceState(null, '', '/x/a/');
  document.documentElement.setAttribute('data-ready', '');
  Object.assign(window, { next: { router: { push, prefetch } } });
});

test('a plain click is a client navigation once React is there, else the browser’s', () => {
  click(mount('href="/x/b/?tab=1#keys"'));
  expect(push).toHaveBeenCalledExactlyOnceWith('/x/b/?tab=1#keys');
  document.documentElement.removeAttribute('data-ready');
  click(mount('href="/x/b/"'));
  expect(push).toHaveBeenCalledOnce();
  expect(followed).toHaveBeenCalledOnce();
});

test.each([
  ['another site', 'href="https://mui.com/x/b/"'],
  ['a file', 'href="/x/b.md"'],
  ['a new tab', 'href="/x/b/" target="_blank"'],
  ['a download', 'href="/x/b/" download'],
  ['a heading of this page', 'href="#keys"'],
  ['a heading of this page by its full address', 'href="/x/a/#keys"'],
  ['no address', 'role="link"'],
])('the browser follows a link to %s', (_, attributes) => {
  click(mount(attributes));
  expect(push).not.toHaveBeenCalled();
});

test.each<[MouseEventInit]>([
  [{ ctrlKey: true }],
  [{ metaKey: true }],
  [{ shiftKey: true }],
  [{ altKey: true }],
  [{ button: 1 }],
])('the browser answers a click with %j', (options) => {
  click(mount('href="/x/b/"'), options);
  expect(push).not.toHaveBeenCalled();
});

test('a click that something else has answered is left alone', () => {
  const target = mount('href="/x/b/"');
  target.addEventListener('click', (event) => event.preventDefault());
  click(target);
  expect(push).not.toHaveBeenCalled();
});

test('the reader’s language goes along, by client navigation and by the browser', () => {
  history.replaceState(null, '', '/x/a/?userLanguage=zh');
  click(mount('href="/x/b/#keys"'));
  expect(push).toHaveBeenCalledExactlyOnceWith('/x/b/?userLanguage=zh#keys');

  const target = mount('href="/x/b/"');
  click(target, { ctrlKey: true });
  expect(target.parentElement!.getAttribute('href')).toBe('/x/b/?userLanguage=zh');
  history.replaceState(null, '', '/x/a/');
});

test('pointing at a link fetches its page, but not this one, and not on save-data', () => {
  hover(mount('href="/x/b/"'));
  hover(mount('href="/x/a/"'));
  hover(mount('href="https://mui.com/x/b/"'));
  expect(prefetch.mock.calls).toEqual([['/x/b/']]);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  hover(mount('href="/x/b/"'));
  vi.unstubAllGlobals();
  expect(prefetch).toHaveBeenCalledOnce();
});

test('a fetch ahead that fails is no error', async () => {
  prefetch.mockRejectedValueOnce(new Error('offline'));
  hover(mount('href="/x/b/"'));
  await Promise.resolve();
});
