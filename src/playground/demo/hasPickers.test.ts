import { expect, test } from 'vitest';
import { hasPickers } from './hasPickers';

test.each([
  ['@mui/x-date-pickers', true],
  ['@mui/x-date-pickers-pro', true],
  ['@mui/x-data-grid-pro', false],
])('%s: %s', (name, expected) => {
  expect(hasPickers({ '@mui/material': '7', [name]: '8' })).toBe(expected);
});
