// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { namedElement } from './namedElement';

test('finds what a hash names, and asks for nothing without one', () => {
  document.body.innerHTML = '<h2 id="kö">Keys</h2>';
  expect(namedElement('#k%C3%B6')?.textContent).toBe('Keys');
  expect(namedElement('#other')).toBeNull();
  const ask = vi.spyOn(document, 'getElementById');
  expect(namedElement('')).toBeNull();
  expect(namedElement('#')).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});
