import { expect, test } from 'vitest';
import { turnDirection, turnScheme } from './look';

const page = { direction: 'ltr', scheme: 'dark' } as const;

test('a second turn gives the demo the look of the page again', () => {
  const turned = turnScheme(turnDirection({}, page), page);
  expect(turned).toEqual({ direction: 'rtl', scheme: 'light' });
  expect(turnScheme(turned, page)).toEqual({ direction: 'rtl' });
  expect(turnDirection(turned, page)).toEqual({ scheme: 'light' });
});
