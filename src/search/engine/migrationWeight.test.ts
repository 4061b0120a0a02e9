import { expect, test } from 'vitest';
import { migrationWeight } from './migrationWeight';
import { readQuery } from './readQuery';

const PAGES = [
  '/x/migration-v8/',
  '/x/migration-v7/',
  '/x/migration-earlier/',
  '/x/migration/migration-data-grid-v7/',
  '/x/migration/migration-pickers-v7/',
  '/x/migration/migration-pickers-v6/',
  '/x/migration/migration-pickers-lab/',
  '/x/migration/usage-with-material-ui-v5-v6/',
];
const best = (query: string) => {
  const parsed = readQuery(query, () => true);
  const weights = PAGES.map((page) => migrationWeight(page, parsed));
  return PAGES.filter((_, place) => weights[place] === Math.max(...weights));
};

test.each([
  ['migration', ['/x/migration-v8/']],
  ['breaking changes of the data grid', ['/x/migration/migration-data-grid-v7/']],
  ['upgrade to v8', ['/x/migration-v8/']],
  ['v7 to v8', ['/x/migration-v8/']],
  ['migrate from v6', ['/x/migration-v7/']],
  ['upgrade from v4', ['/x/migration-earlier/']],
  ['data grid v7 to v8', ['/x/migration/migration-data-grid-v7/']],
  ['pickers from v6 to v7', ['/x/migration/migration-pickers-v6/']],
  ['date pickers lab', ['/x/migration/migration-pickers-lab/']],
  ['v8 with material ui v5', ['/x/migration/usage-with-material-ui-v5-v6/']],
])('"%s" means %j', (query, pages) => {
  expect(best(query)).toEqual(pages);
});

test('without a question about change they stand behind, and other pages never move', () => {
  const parsed = readQuery('hide the toolbar', () => true);
  expect(PAGES.every((page) => migrationWeight(page, parsed) < 1)).toBe(true);
  expect(
    migrationWeight(
      '/x/react-data-grid/',
      readQuery('v7 to v8', () => true),
    ),
  ).toBe(1);
});
