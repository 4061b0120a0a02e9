import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const PAGE = `---
title: Sort columns
keywords:
  - colour sorrting
---

Set \`srtModel\`, see [the docs](/x/react-data-grid/srting/).

\`\`\`tsx
const srted = 1;
\`\`\`

A mistke in the text.
`;

test('the spell checker finds a mistake in the text, and leaves code, links and keywords alone', () => {
  const args = ['lint', '--no-progress', '--no-summary', '--words-only', 'stdin://data/page.md'];
  const { stdout, status } = spawnSync('node_modules/.bin/cspell', args, {
    input: PAGE,
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n')).toEqual(['mistke']);
  expect(status).toBe(1);
});
