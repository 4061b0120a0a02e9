import { beforeAll, describe, expect, test } from 'vitest';
import { answerQuery } from './answerQuery';
import { createFixtureIndex } from './fixture';
import type { SearchIndex } from './searchIndex';
import type { SearchProduct } from '../../core/searchTypes';

let index: SearchIndex;
beforeAll(async () => {
  index = await createFixtureIndex();
});

const ask = (query: string, product?: SearchProduct) => answerQuery(index, { query, product });
const linksOf = (query: string, product?: SearchProduct) =>
  ask(query, product).groups.flatMap(({ items }) =>
    items.flatMap((item) => [item.href, ...item.below.map(({ href }) => href)]),
  );
const textOf = (pieces: readonly (readonly [string, boolean])[]) =>
  pieces.map(([text, isMatch]) => (isMatch ? `«${text}»` : text)).join('');

describe('what is found', () => {
  test.each([
    ['sorting', '/x/react-data-grid/sorting/'],
    ['sort', '/x/react-data-grid/sorting/'],
    ['sor', '/x/react-data-grid/sorting/'],
    ['sortnig', '/x/react-data-grid/sorting/'],
    ['column pining', '/x/react-data-grid/column-pinning/'],
    ['columnpinning', '/x/react-data-grid/column-pinning/'],
    ['freeze a column', '/x/react-data-grid/column-pinning/'],
    ['order by', '/x/react-data-grid/sorting/'],
    ['shift second header', '/x/react-data-grid/sorting/'],
    ['disableColumnFilter', '/x/api/data-grid/data-grid/#data-grid-prop-disableColumnFilter'],
    ['disablecolumnfilter', '/x/api/data-grid/data-grid/#data-grid-prop-disableColumnFilter'],
    ['MuiDataGrid-root', '/x/api/data-grid/data-grid/#data-grid-class-root'],
    ['DataGridPro sortModel', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-sortModel'],
    ['DataGridPro', '/x/api/data-grid/data-grid-pro/'],
  ])('"%s" finds %s first', (query, href) => {
    expect(linksOf(query)[0]).toBe(href);
  });

  test('a place on a page stands below it', () => {
    const [item] = ask('sort by several columns').groups[0]!.items;
    expect(item!.href).toBe('/x/react-data-grid/sorting/');
    expect(item!.below[0]!.href).toBe('/x/react-data-grid/sorting/#multi');
    expect(textOf(item!.below[0]!.title)).toBe('«Sort» «by» «several» «columns»');
  });

  test('with plan, way and matches', () => {
    const [item] = ask('pinning').groups[0]!.items;
    expect(item).toMatchObject({ plan: 'pro', trail: ['Main features'], isCode: false });
    expect(textOf(item!.title)).toBe('Column «pinning»');
    const [prop] = ask('pinnedColumns').groups[0]!.items;
    expect(prop).toMatchObject({ plan: 'pro', isCode: true });
  });
});

describe('order', () => {
  test('the current product comes first', () => {
    expect(ask('export', 'x-charts').groups[0]!.product).toBe('x-charts');
    expect(ask('export', 'x-data-grid').groups[0]!.product).toBe('x-data-grid');
  });

  test('but not with what hardly matches', () => {
    expect(ask('column pinning', 'x-charts').groups[0]!.product).toBe('x-data-grid');
  });
});

describe('nothing found', () => {
  test('what is near is offered, else where to start', () => {
    expect(ask('zzzz')).toMatchObject({ isGuess: true });
    expect(ask('sort')).toMatchObject({ isGuess: false, isWeak: false });
    expect(ask('sort purple elephants quickly')).toMatchObject({ isGuess: false, isWeak: true });
    expect(linksOf('zzzz')).toEqual(['/x/react-charts/']);
    expect(linksOf('', 'x-data-grid')).toEqual([
      '/x/react-data-grid/sorting/',
      '/x/react-data-grid/column-pinning/',
      '/x/react-data-grid/export/',
      '/x/react-charts/',
    ]);
  });
});

test('without the full text, titles, keywords and names are found', async () => {
  const first = await createFixtureIndex({ hasText: false });
  const { groups } = answerQuery(first, { query: 'order by' });
  expect(groups[0]!.items[0]).toMatchObject({ href: '/x/react-data-grid/sorting/', below: [] });
});
