import { expect, test } from 'vitest';
import { besideRareWords } from './besideRareWords';

const frequencies: Readonly<Record<string, number>> = { row: 5_000, sort: 200, purple: 1 };
const create = () => besideRareWords((word) => frequencies[word] ?? 0);

test('a rare word finds documents, and a common one counts in these only', () => {
  const boost = create();
  for (let id = 0; id < 200; id += 1) expect(boost(id, 'sort')).toBe(1);
  expect(boost(199, 'row')).toBe(1);
  expect(boost(200, 'row')).toBe(0);
});

test('where the rare words find too little, the common one finds documents too', () => {
  const boost = create();
  expect(boost(0, 'purple')).toBe(1);
  for (let id = 0; id < 1_000; id += 1) expect(boost(id, 'row')).toBe(1);
});

test('a rare word that comes after finds its documents all the same', () => {
  const boost = create();
  for (let id = 0; id < 200; id += 1) boost(id, 'row');
  expect(boost(999, 'purple')).toBe(1);
});
