import { expect, test } from 'vitest';
import type { SearchMessage } from '../../core/searchTypes';
import { answerQuery } from './answerQuery';
import { createFixtureIndex } from './fixture';
import { Messages } from './messages';

const list: SearchMessage[] = [
  ['MUI X: No row with id #… found.', 0, 'row', ''],
  ['MUI X: Missing license key. The license key is missing. You might not be', 1, 'key', ''],
  ['MUI X: The page size `…` is not present in the `pageSizeOptions`. Add it to', 2, 'size', ''],
];
const messages = new Messages(list);

test.each([
  ['MUI X: No row with id #undefined found', 'row'],
  ['no row with id', 'row'],
  ['missing license key', 'key'],
  ['The page size `25` is not present in the `pageSizeOptions`.', 'size'],
  [
    'Uncaught Error: MUI X: No row with id #12 found.    at getRow (http://localhost/app.js:1:2)    at Page size is not present',
    'row',
  ],
])('"%s" is a message', (query, id) => {
  expect(messages.find(query)?.[2]).toBe(id);
});

test.each([
  '',
  'row',
  'page size',
  'how do I change the page size of a grid',
  'license key',
  'page size is not',
])('"%s" is none', (query) => {
  expect(messages.find(query)).toBeUndefined();
});

test('the section that explains it comes first', async () => {
  const index = await createFixtureIndex();
  const { groups, isGuess } = answerQuery(index, { query: 'No row with id #7 found' });
  expect(isGuess).toBe(false);
  expect(groups[0]?.items[0]).toMatchObject({
    href: '/x/react-data-grid/sorting/#why',
    title: [['Why is the row missing?', false]],
  });
});
