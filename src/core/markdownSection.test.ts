import { expect, test } from 'vitest';
import { markdownPath } from './markdownPath';
import { markdownSection } from './markdownSection';

const page = `---
title: A
---

# A

Start.

## One

Text.

### One and a half

\`\`\`\`md
## no heading
\`\`\`
## nor this
\`\`\`\`

## Two

Last.
`;

test.each([
  ['/x/a/b/', '/x/a/b.md'],
  ['/x/react-data-grid/', '/x/react-data-grid.md'],
])('%s has the twin %s', (pathname, twin) => {
  expect(markdownPath(pathname)).toBe(twin);
});

test('a section ends where the next one of its level begins', () => {
  const one = markdownSection(page, 0)!;
  expect(one.startsWith('## One\n')).toBe(true);
  expect(one).toContain('### One and a half');
  expect(one).not.toContain('Two');
});

test('what looks like a heading inside code is none', () => {
  expect(markdownSection(page, 1)).toMatch(/^### One and a half[\s\S]*## nor this\n````$/);
  expect(markdownSection(page, 2)).toBe('## Two\n\nLast.');
});

test('there is nothing beyond the last heading, and before the first', () => {
  expect(markdownSection(page, 3)).toBeUndefined();
  expect(markdownSection(page, -1)).toBeUndefined();
  expect(markdownSection('', 0)).toBeUndefined();
});
