import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { highlight } from '../markdown/highlight';
import type { CodeName } from './codeNames';
import { linkCode } from './linkCode';

const textOf = (html: string) => toString(fromHtml(html, { fragment: true }));

/** The names of a text, as the resolver would give them. */
function namesIn(code: string, words: readonly string[]): CodeName[] {
  return words.map((word) => {
    const start = code.indexOf(word);
    return { start, end: start + word.length, href: `/x/api/#${word}` };
  });
}

const code =
  'const a = <DataGrid rows={x < y && "&amp;" ? rows : []} aria-label="Orders" hideFooter />;';
const names = namesIn(code, ['DataGrid', 'rows', 'aria-label', 'hideFooter']);

test('puts links around names and leaves the text as it is', () => {
  const html = linkCode(highlight(code, 'tsx'), names);
  expect(textOf(html)).toBe(code);
  const links = Array.from(html.matchAll(/href="([^"]*)">([^<]*)</g), ([, href, text]) => [
    href,
    text,
  ]);
  expect(links).toEqual(names.map(({ start, end, href }) => [href, code.slice(start, end)]));
});

test('links are no tab stops, and code without names has none', () => {
  expect(linkCode('rows', [{ start: 0, end: 4, href: '/x/' }])).toBe(
    '<a tabindex="-1" href="/x/">rows</a>',
  );
  expect(linkCode('rows', [])).toBe('rows');
});

test('a name that colours cut in two gets no link, and the next one does', () => {
  const html = linkCode('<span>ro</span>ws = columns', [
    { start: 0, end: 4, href: '/x/rows/' },
    { start: 7, end: 14, href: '/x/columns/' },
  ]);
  expect(html).toBe('<span>ro</span>ws = <a tabindex="-1" href="/x/columns/">columns</a>');
});
