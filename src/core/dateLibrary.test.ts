import { expect, test } from 'vitest';
import { dateLibraryOf } from './dateLibrary';

test('names the packages of an adapter, its date library first', () => {
  expect(dateLibraryOf('AdapterMomentJalaali').map(({ name }) => name)).toEqual([
    'moment-jalaali',
    'moment',
  ]);
});

test.each(['AdapterTemporal', 'toString'])('refuses %s', (adapter) => {
  expect(() => dateLibraryOf(adapter)).toThrow(TypeError);
  expect(() => dateLibraryOf(adapter)).toThrow(
    `Cannot determine the required package for the date adapter "${adapter}".`,
  );
});
