// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { scrollToTarget } from './scrollToTarget';

test('scrolls although the method of the element itself is switched off', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const row = document.createElement('tr');
  row.scrollIntoView = () => {};
  scrollToTarget(row);
  expect(scroll.mock.contexts).toEqual([row]);
});
