import { expect, test } from 'vitest';
import { readQuery } from './readQuery';
import { Synonyms } from './synonyms';

const synonyms = new Synonyms([[['month and year', 'set up', 'check in'], ['views']]]);
const find = (query: string) =>
  synonyms.find(readQuery(query, () => true).words.map(({ normal }) => normal));

test('a phrase with a word that says nothing is found as queries are read', () => {
  expect(find('pick month and year')).toMatchObject([{ start: 1, end: 3, written: [['view']] }]);
  expect(find('month year')).toHaveLength(1);
});

test('of a phrase that has only one other word all is needed', () => {
  expect(find('check')).toEqual([]);
});
