import { expect, test } from 'vitest';
import { excerptOf } from './excerpt';
import { highlight } from './highlight';

const mark = (pieces: readonly (readonly [string, boolean])[]) =>
  pieces.map(([text, isMatch]) => (isMatch ? `«${text}»` : text)).join('');

test('words, parts of identifiers and what is typed so far are marked', () => {
  const terms = new Set(['row', 'click']);
  expect(mark(highlight('Rows: onRowClick', terms, []))).toBe('«Rows»: on«RowClick»');
  expect(mark(highlight('Sorting', new Set(), ['sor']))).toBe('«Sor»ting');
  expect(mark(highlight('🙂 [a-z]+', new Set(), ['a']))).toBe('🙂 [«a»-z]+');
});

test('nothing of the text is lost', () => {
  const text = 'Über die ‘rows’ — 12 px, or more…';
  const pieces = highlight(text, new Set(['row']), ['ü']);
  expect(pieces.map(([piece]) => piece).join('')).toBe(text);
});

test('an excerpt is the part around the first match, and the start without one', () => {
  const text = `${'Something else. '.repeat(20)}Here is the needle. ${'More. '.repeat(40)}`;
  const found = mark(excerptOf(text, new Set(['needle']), [], 80));
  expect(found).toMatch(/^… .*«needle».* …$/);
  expect(found.length).toBeLessThan(95);
  expect(mark(excerptOf(text, new Set(), ['none'], 80))).toMatch(/^Something else\. .* …$/);
  expect(excerptOf('', new Set(), [], 80)).toEqual([]);
});
