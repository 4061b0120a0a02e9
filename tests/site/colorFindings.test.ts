import { expect, test } from 'vitest';
import { conflicts } from './colorFindings';

const mark = { label: 'Solar', demo: 'One', color: 'rgb(255, 180, 34)' };
const among = (...colors: string[]) =>
  conflicts(colors.map((color, index) => ({ label: 'Solar', demo: `Demo${index}`, color })));

test('shades of a color look alike', () => {
  expect(among('rgb(0, 114, 178)', 'rgb(0, 105, 165)')).toEqual([]);
  expect(among('rgb(255, 0, 20)', 'rgb(255, 20, 0)')).toEqual([]);
});

test('other colors and greys do not', () => {
  expect(among('rgb(255, 180, 34)', 'rgb(66, 84, 251)')).toHaveLength(1);
  expect(among('rgb(138, 143, 152)', 'rgb(0, 114, 178)')).toHaveLength(1);
});

test('a name is compared with its first mark, and other names are not', () => {
  const red = { ...mark, demo: 'Two', color: 'rgb(255, 0, 0)' };
  expect(conflicts([mark, { ...red, label: 'Wind' }, red])).toEqual([{ mark: red, first: mark }]);
});
