// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/x/a/" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_CHANGE } from '../core/constants';
import { mountNavigation, sectionsFile } from './navigation.boot.fixture';
import { restoreNavigation } from './restoreNavigation.boot';

const fetchSections = vi.fn<typeof fetch>();
const answer = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));

/** The document outlives a test; the controller of the test before must not answer in the next. */
let stopListening: (() => void)[] = [];

/** The controller as on a fresh page: it keeps what it has fetched for the life of the document. */
async function start(): Promise<HTMLElement> {
  vi.resetModules();
  const { listenForNavigation } = await import('./navigation.boot');
  const nav = mountNavigation();
  const listen = vi.spyOn(document, 'addEventListener');
  listenForNavigation();
  stopListening = listen.mock.calls.map(
    ([type, listener]) =>
      () =>
        document.removeEventListener(type, listener),
  );
  return nav;
}

async function goTo(pathname: string): Promise<void> {
  history.pushState(null, '', pathname);
  document.dispatchEvent(new CustomEvent(PAGE_CHANGE, { detail: pathname }));
  await settle();
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const section = (nav: HTMLElement, index: number) =>
  nav.querySelector<HTMLDetailsElement>(`[data-section="${index}"]`)!;
const current = (nav: HTMLElement) =>
  [...nav.querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchSections);
  fetchSections.mockReset().mockImplementation(() => answer(sectionsFile));
  sessionStorage.clear();
  history.replaceState(null, '', '/x/a/');
});
afterEach(() => {
  for (const stop of stopListening) stop();
  vi.unstubAllGlobals();
});

test('says of every expander whether it is open, and asks for nothing', async () => {
  const nav = await start();
  const states = [...nav.querySelectorAll('summary')].map((summary) =>
    summary.getAttribute('aria-expanded'),
  );
  expect(states).toEqual(['true', 'false', 'false', 'false']);
  expect(current(nav)).toEqual(['/x/a/']);
  expect(fetchSections).not.toHaveBeenCalled();
});

test('the active page follows the reader, and the way to it opens', async () => {
  const nav = await start();
  await goTo('/x/a/plans/pro/');
  expect(current(nav)).toEqual(['/x/a/plans/pro/']);
  const group = nav.querySelector<HTMLAnchorElement>('[aria-current]')!.closest('details')!;
  expect(group.open).toBe(true);
  expect(group.querySelector('summary')!.getAttribute('aria-expanded')).toBe('true');
});

test('a docs tab keeps its guide active', async () => {
  const nav = await start();
  await goTo('/x/a/second/components-api/');
  expect(current(nav)).toEqual(['/x/a/second/']);
});

test('a section is fetched once, when it is opened first, and then holds all its pages', async () => {
  const nav = await start();
  section(nav, 2).open = true;
  await settle();
  expect(fetchSections.mock.calls.map(([url]) => url)).toEqual(['/assets/navigation.json']);
  expect(section(nav, 2).textContent).toContain('Column pinning');
  section(nav, 3).open = true;
  await settle();
  expect(section(nav, 3).textContent).toContain('Bars');
  expect(fetchSections).toHaveBeenCalledOnce();
});

test('pointing at an expander fetches ahead', async () => {
  const nav = await start();
  const point = (selector: string) =>
    nav.querySelector(selector)!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  point('[data-complete] > summary');
  expect(fetchSections).not.toHaveBeenCalled();
  point('[data-section="3"] > summary');
  expect(fetchSections).toHaveBeenCalledOnce();
});

test('nodes, open groups and the scroll survive ten navigations across sections', async () => {
  const nav = await start();
  section(nav, 3).open = true;
  await settle();
  await goTo('/x/grid/pinning/');
  expect(current(nav)).toEqual(['/x/grid/pinning/']);
  const nodes = [...nav.querySelectorAll('*')];
  nav.scrollTop = 40;
  const pages = ['/x/a/', '/x/grid/', '/x/charts/bars/', '/x/a/second/', '/x/grid/pinning/'];
  for (const page of [...pages, ...pages]) {
    await goTo(page);
    expect(current(nav)).toEqual([page]);
  }
  expect([...nav.querySelectorAll('*')].every((node, index) => node === nodes[index])).toBe(true);
  for (const index of [1, 2, 3]) expect(section(nav, index).open).toBe(true);
  expect(nav.scrollTop).toBe(40);
  expect(fetchSections).toHaveBeenCalledOnce();
});

test('a page outside the navigation leaves nothing marked and everything open', async () => {
  const nav = await start();
  await goTo('/x/offline/');
  expect(current(nav)).toEqual([]);
  expect(section(nav, 1).open).toBe(true);
});

test('the focus stays on the first page when its list is replaced', async () => {
  const nav = await start();
  section(nav, 2).querySelector('a')!.focus();
  section(nav, 2).open = true;
  await settle();
  expect(document.activeElement).toBe(section(nav, 2).querySelector('a'));
});

test.each<[string, () => Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page', () => Promise.resolve(new Response('<html>', { status: 500 }))],
  ['broken JSON', () => Promise.resolve(new Response('[["'))],
  ['no list', () => answer({ 2: '<ul></ul>' })],
  ['a list without the section', () => answer(['<ul></ul>', 7, null])],
])('with %s the first page stays, the reader is told and can try again', async (_, failure) => {
  fetchSections.mockImplementation(failure);
  const nav = await start();
  section(nav, 2).open = true;
  await settle();
  const note = section(nav, 2).querySelector('.nav-failure')!;
  expect(note.textContent).toContain('could not be loaded');
  expect(note.getAttribute('role')).toBe('status');
  expect(section(nav, 2).querySelector('a')!.pathname).toBe('/x/grid/');

  note.querySelector('button')!.click();
  await settle();
  expect(nav.querySelectorAll('.nav-failure')).toHaveLength(1);
});

test('the second attempt fills the section and takes the note away', async () => {
  // Each attempt asks twice.
  fetchSections.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetchSections.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const nav = await start();
  section(nav, 2).open = true;
  await settle();
  nav.querySelector<HTMLElement>('[data-retry]')!.focus();
  nav.querySelector<HTMLElement>('[data-retry]')!.click();
  await settle();
  expect(nav.querySelector('.nav-failure')).toBeNull();
  // The button is gone; the focus stays in the section.
  expect(document.activeElement).toBe(section(nav, 2).querySelector('a'));
  expect(section(nav, 2).textContent).toContain('Column pinning');
});

test('open groups and the scroll come back after a page load', async () => {
  const nav = await start();
  section(nav, 2).open = true;
  await settle();
  section(nav, 2).querySelector('details')!.open = true;
  nav.scrollTop = 30;
  nav.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));

  const { restoreNavigation } = await import('./restoreNavigation.boot');
  const again = mountNavigation();
  restoreNavigation();
  expect(again.scrollTop).toBe(30);
  expect(section(again, 2).open).toBe(true);
  vi.resetModules();
  (await import('./navigation.boot')).listenForNavigation();
  await settle();
  expect(section(again, 2).querySelector('details')!.open).toBe(true);
  expect(section(again, 3).open).toBe(false);
});

test.each(['', 'null', '7', '{"scroll":"far","open":1}', '[', '{"scroll":1,"open":[{}]}'])(
  'storage that holds %j does no harm',
  async (stored) => {
    sessionStorage.setItem('docs-side-nav', stored);
    const { restoreNavigation } = await import('./restoreNavigation.boot');
    const nav = await start();
    expect(restoreNavigation).not.toThrow();
    expect(current(nav)).toEqual(['/x/a/']);
  },
);

test('blocked storage does no harm', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied');
    },
    setItem: () => {
      throw new DOMException('denied');
    },
  });
  const nav = await start();
  window.dispatchEvent(new Event('pagehide'));
  await goTo('/x/a/second/');
  expect(current(nav)).toEqual(['/x/a/second/']);
});

test('the active page is in view after the sections of the page before are filled in', async () => {
  const earlier = '{"scroll":0,"open":["0 /x/grid/","1 /x/grid/pinning/"]}';
  sessionStorage.setItem('docs-side-nav', earlier);
  history.replaceState(null, '', '/x/charts/');
  // A list of rows of 20 px each in a frame of 30.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.id === 'side-nav') return new DOMRect(0, 0, 100, 30);
    const nav = document.getElementById('side-nav')!;
    const rows = [...nav.querySelectorAll('a')];
    return new DOMRect(0, rows.indexOf(this as HTMLAnchorElement) * 20 - nav.scrollTop, 100, 20);
  });
  const nav = await start();
  section(nav, 3).open = true;
  // As on a page that is parsed within one frame: the listeners are there first.
  restoreNavigation();
  await settle();
  expect(section(nav, 2).dataset.complete).toBe('');
  const { top, bottom } = nav.querySelector('[aria-current]')!.getBoundingClientRect();
  expect([top >= 0, bottom <= 30]).toEqual([true, true]);
});
