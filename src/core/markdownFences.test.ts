import { expect, test } from 'vitest';
import { fencedLines } from './markdownFences';

test.each<[markdown: string, fenced: string]>([
  ['a\n```ts\n# b\n```\nc', '.###.'],
  ['~~~\n```\n~~~\na', '###.'],
  ['````\n```\n````\na', '###.'],
  ['  ```\na\n  ````\nb', '###.'],
  ['```\nnever closed', '##'],
  ['`code` and ``more``', '.'],
  ['', '.'],
])('%j', (markdown, fenced) => {
  const marks = fencedLines(markdown.split('\n')).map((isFenced) => (isFenced ? '#' : '.'));
  expect(marks.join('')).toBe(fenced);
});
