import { expect, test } from 'vitest';
import { formFor } from './forms';

test('gives the preferred form where the demo has it, else its first', () => {
  expect(formFor({ forms: ['system', 'css'] }, 'CSS')).toBe('css');
  expect(formFor({ forms: ['system', 'css'] }, 'Tailwind')).toBe('system');
  expect(formFor({ forms: ['css', 'tailwind'] }, 'MUI System')).toBe('css');
});
