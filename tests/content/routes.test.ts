import { expect, test } from 'vitest';
import { standalone } from '../../data/nav/standalone';
import { assertPathnames } from '../../src/node/model/navigation/assertPathnames';
import { assertUniquePathnames } from '../../src/node/model/navigation/assertUniquePathnames';
import { filterTree } from '../../src/node/model/navigation/filterTree';
import { flattenPages } from '../../src/node/model/navigation/flattenPages';
import { readTree, unwrittenPathnames } from '../../src/node/model/site';
import { isApiPath } from '../../src/core/paths';
import type { NavItem, NavMarks } from '../../src/core/types';
import record from '../fixtures/routes.json' with { type: 'json' };
import { searchQueries } from '../search-queries/searchQueries';

/** The whole tree, the API reference in it. */
const navigation = readTree();

interface RecordedItem extends NavMarks {
  pathname: string;
  title?: string;
  subheader?: string;
  children?: RecordedItem[];
}

/** The only groups of the record whose pathname is a page (SPEC 1.1). */
const landingPages = [
  '/x/migration-v8',
  '/x/migration-v7',
  '/x/migration-v6',
  '/x/migration-earlier',
];

/** Titles that the record leaves to be derived from the made-up pathname of a group. */
const groupTitles: Record<string, string> = {
  '/x/react-data-grid/columns': 'Columns',
  '/x/react-data-grid/rows': 'Rows',
  '/x/react-data-grid/selection': 'Selection',
};

const recordedPaths = new Set(
  JSON.stringify(record)
    .match(/"pathname":"[^"]*"/g)!
    .map((pair) => pair.slice('"pathname":"'.length, -1).replace(/\/?$/, '/')),
);

/** Pages that the specification's list of routes lacks: the finder of old names. */
const OWN_PAGES = ['/x/migration/'];

/**
 * Whether the tree has a page beyond the record: API, namely an index for each product (SPEC 1.5) and
 * what else the packages export (SPEC 6.2; apiPages.test.ts holds those to the data), and our own.
 */
const isAdded = (pathname: string) =>
  OWN_PAGES.includes(pathname) || (isApiPath(pathname) && !recordedPaths.has(pathname));

/** The record says how an item should stand in our tree. */
function expected({ pathname, children, ...item }: RecordedItem): NavItem {
  const page = { pathname: pathname.endsWith('/') ? pathname : `${pathname}/`, ...item };
  if (children === undefined) {
    return page;
  }
  const title = groupTitles[pathname];
  const label = landingPages.includes(pathname) ? page : { ...item, ...(title && { title }) };
  return { ...label, children: children.map(expected) };
}

const expectedTree = (record as RecordedItem[]).map(expected);
const recordedPart = filterTree(navigation, ({ pathname }) => !isAdded(pathname));

test('the record has the pages that it is known to have', () => {
  expect(flattenPages(expectedTree)).toHaveLength(379);
});

test('every page stands in the order of the record, with its title, plan and marks', () => {
  const withoutChildren = (tree: readonly NavItem[]) =>
    flattenPages(tree).map(({ children: _, ...page }) => page);
  expect(withoutChildren(recordedPart)).toEqual(withoutChildren(expectedTree));
});

test('groups, labels and links are those of the record', () => {
  expect(recordedPart).toEqual(expectedTree);
});

test.each(['data-grid', 'date-pickers', 'charts', 'tree-view'])(
  'the API reference of %s begins with its index',
  (product) => {
    const pages = flattenPages(navigation).filter(({ pathname }) =>
      pathname.startsWith(`/x/api/${product}/`),
    );
    expect(pages[0]).toEqual({ pathname: `/x/api/${product}/`, title: 'Index' });
  },
);

test('no pathname stands twice, standalone routes included', () => {
  expect(() => assertUniquePathnames([...navigation, ...standalone])).not.toThrow();
});

test('every pathname is kebab-case between slashes', () => {
  expect(() => assertPathnames([...navigation, ...standalone])).not.toThrow();
});

test('every guide of the record is written, so that no list of pages for agents has a "Planned" part', () => {
  const unwritten = unwrittenPathnames();
  const planned = flattenPages(navigation).filter(({ pathname }) => unwritten.has(pathname));
  expect(planned.map(({ pathname }) => pathname)).toEqual([]);
});

test('every answer of the search queries is a page', () => {
  const pages = new Set<string>(flattenPages(navigation).map(({ pathname }) => pathname));
  const dead = searchQueries.flatMap(([, ...answers]) =>
    answers.filter((path) => !pages.has(path)),
  );
  expect(dead).toEqual([]);
});
