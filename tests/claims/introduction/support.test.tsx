import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/introduction/support/');

claim('See which versions are maintained', 'v8 and v7 were released on these days', () => {
  const changes = readFileSync('node_modules/@mui/x-license/CHANGELOG.md', 'utf8');
  const page = readFileSync('data/introduction/support/support.md', 'utf8');
  for (const major of [7, 8]) {
    const date = new RegExp(`^## ${major}\\.0\\.0\\n\\n_(.*)_$`, 'm').exec(changes)?.[1] ?? '';
    const row = new RegExp(`^\\| v${major} +\\| (.*?) +\\|`, 'm').exec(page)?.[1] ?? '';
    expect(date).not.toBe('');
    expect(new Date(row).toDateString()).toBe(new Date(date).toDateString());
  }
});
