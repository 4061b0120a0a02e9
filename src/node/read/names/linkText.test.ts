import { expect, test } from 'vitest';
import { linkText } from './linkText';

test.each([
  ['apiRef', 0, 6, '<a href="/x/#a">apiRef</a>'],
  ['Grid<wbr>Col<wbr>Def[]', 0, 10, '<a href="/x/#a">Grid<wbr>Col<wbr>Def</a>[]'],
  ['&lt;Data<wbr>Grid /&gt;', 1, 9, '&lt;<a href="/x/#a">Data<wbr>Grid</a> /&gt;'],
  ['a&lt;b&gt;', 0, 4, '<a href="/x/#a">a&lt;b&gt;</a>'],
])('%s: a link from letter %i to %i', (html, start, end, expected) => {
  expect(linkText(html, start, end, '/x/#a')).toBe(expected);
});
