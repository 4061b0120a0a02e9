import { expect, test } from 'vitest';
import { documentKey, pageKey } from './documentKey';

interface Options {
  build?: string;
  nav?: string;
  text?: string;
  sources?: string;
}

const document = ({ build = 'one', nav = 'Sorting', text = 'Text', sources = 'aaa' }: Options) =>
  `<script src="/assets/page.${build}.js" integrity="sha384-${build}"></script><nav>${nav}</nav>` +
  `<main id="main"><p>${text}</p></main>` +
  `<script id="__NEXT_DATA__" type="application/json">{"page":"/x/[...slug]","sourcesUrl":"/assets/demos/A.${sources}.json","buildId":"${build}"}</script>`;

const keysOf = (options: Options) => ({
  document: documentKey(document(options), 'a.html'),
  page: pageKey(document(options), 'a.html'),
});
const before = keysOf({});

test('another build of the same page has the same keys', () => {
  expect(keysOf({ build: 'two' })).toEqual(before);
});

test.each([
  ['its text', { text: 'Other' }],
  ['a file of a demo, a dataset included', { sources: 'bbb' }],
])('%s changes both keys', (_what, options) => {
  const { document: whole, page } = keysOf(options);
  expect(whole).not.toBe(before.document);
  expect(page).not.toBe(before.page);
});

test('the frame around a page changes the document alone', () => {
  const { document: whole, page } = keysOf({ nav: 'Filtering' });
  expect(whole).not.toBe(before.document);
  expect(page).toBe(before.page);
});

test('what is no page of the site is refused', () => {
  expect(() => pageKey('<p>A portal</p>', 'a.html')).toThrow('a.html names no build');
});
