// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { printInLight } from './print';

test('prints in the light scheme and goes back to what the reader sees', () => {
  const { dataset } = document.documentElement;
  printInLight();
  dataset.colorScheme = 'dark';
  dispatchEvent(new Event('beforeprint'));
  expect(dataset.colorScheme).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(dataset.colorScheme).toBe('dark');
});
