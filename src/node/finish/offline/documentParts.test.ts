import { expect, test } from 'vitest';
import { takePartsOut } from '../../../core/packParts';
import { documentParts, mergeParts } from './documentParts';

const document = (build: string, hash: string, page = '/x/[...slug]') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${hash}.css" integrity="sha384-${hash}"/>` +
  `<script src="/assets/page.${hash}.js" integrity="sha384-${hash}"></script>` +
  `<nav data-sections="/assets/navigation.${hash}.json"></nav><p>text</p>` +
  `<script id="__NEXT_DATA__">{"page":"${page}","buildId":"${build}"}</script>` +
  `<script type="application/json" id="deferred-scripts">[["/_next/static/${build}/a.js","${hash}"]]</script>`;

test('finds what a build changes, by names that the next build has too', () => {
  const parts = documentParts(document('one', 'aaa'), 'a');
  expect([...parts.keys()]).toEqual([
    'build',
    'scripts of /x/[...slug]',
    'navigation',
    'file 1 of /x/[...slug]',
    'page.js',
  ]);
});

test('an unchanged document is stored alike whatever the build', () => {
  const stored = (build: string, hash: string) => {
    const html = document(build, hash);
    return takePartsOut(html, mergeParts([documentParts(html, 'a')]));
  };
  expect(stored('one', 'aaa')).toBe(stored('two', 'bbb'));
  expect(stored('one', 'aaa')).toContain('<p>text</p>');
});

test('two values under one name are both kept', () => {
  const merged = mergeParts([new Map([['a', '1']]), new Map([['a', '2']]), new Map([['a', '1']])]);
  expect(merged).toEqual({ a: '1', 'a 2': '2' });
});

test('a document of no build stops the build', () => {
  expect(() => documentParts('<p>text</p>', 'x/a/index.html')).toThrow(/x\/a\/index.html names no/);
});
