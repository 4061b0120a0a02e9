import { act, waitFor } from '@testing-library/react';
import {
  GridDataSourceCacheDefault,
  gridPaginationRowCountSelector,
  gridRowSelectionIdsSelector,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountPremium, sort } from '../grouping';
import {
  createServer,
  employee,
  expectRows,
  keysOf,
  mount,
  patient,
  type Params,
} from './treeServer';

const claim = claimsOf('/x/react-data-grid/server-side-data/tree-data/');

claim('Cache the children', 'Without getKey, rows display the top level as children', async () => {
  const server = createServer();
  const { apiRef, load } = await mount(server, {
    dataSourceCache: new GridDataSourceCacheDefault({}),
  });
  await load('Ann');
  expect(server.asked()).toEqual(['']);
  expect(apiRef.current.getRowNode('Bo')).toMatchObject({ path: ['Ann', 'Bo'], depth: 1 });
});

claim('Cache the children', 'A key with groupKeys keeps branches apart', async () => {
  const server = createServer();
  const dataSourceCache = new GridDataSourceCacheDefault({ ttl: 60_000, getKey: keysOf });
  const { load } = await mount(server, { dataSourceCache });
  await load('Ann');
  await expectRows('Ann', 'Al', 'Abe', 'Bo', 'Cy');
});

claim('Cache the children', 'Answers are stored in chunks of the smallest page size', async () => {
  const set = vi.fn();
  await mount(createServer(), {
    dataSourceCache: { set, get: () => undefined, clear: () => {} },
    pageSizeOptions: [2, 4],
    initialState: { pagination: { paginationModel: { pageSize: 4 } } },
  });
  const ranges = set.mock.calls.map(([{ start, end }, { rows }]) => [start, end, rows.length]);
  expect(ranges).toEqual([
    [0, 1, 2],
    [2, 3, 1],
  ]);
});

claim(
  'Why does the total in the footer change when I expand a row?',
  'A rowCount of children becomes the total',
  async () => {
    const server = createServer();
    const { apiRef, load } = await mount(server);
    await load('Ann');
    expect(gridPaginationRowCountSelector(apiRef)).toBe(3);
    server.getRows.mockImplementationOnce(async () => ({ rows: [employee('Ben')], rowCount: 1 }));
    await load('Bo');
    expect(gridPaginationRowCountSelector(apiRef)).toBe(1);
  },
);

claim(
  '"MUI X: No getGroupKey method provided with the dataSource." What is missing?',
  'The grid throws an error for each',
  () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { getGroupKey, getChildrenCount, ...rest } = createServer().dataSource;
    const tryWith = (more: object) => () =>
      mountPremium({ treeData: true, dataSource: { ...rest, ...more } });
    expect(tryWith({ getChildrenCount })).toThrow(
      'MUI X: No `getGroupKey` method provided with the dataSource.',
    );
    expect(tryWith({ getGroupKey })).toThrow(
      'MUI X: No `getChildrenCount` method provided with the dataSource.',
    );
    error.mockRestore();
  },
);

claim(
  'Why does a checked row lose its check when I expand it?',
  'Loaded children follow, later ones do not',
  async () => {
    const { apiRef, load } = await mount(createServer(), { checkboxSelection: true });
    const checked = () => [...gridRowSelectionIdsSelector(apiRef).keys()].sort();
    await load('Ann');
    act(() => apiRef.current.selectRow('Ann'));
    expect(checked()).toEqual(['Abe', 'Al', 'Ann']);
    act(() => apiRef.current.selectRow('Bo'));
    expect(checked()).toContain('Bo');
    await load('Bo');
    await waitFor(() => expect(checked()).toEqual(['Abe', 'Al', 'Ann']), patient);
  },
);

claim(
  'Why does a checked row lose its check when I expand it?',
  'Without propagation the check stays',
  async () => {
    const { apiRef, load } = await mount(createServer(), {
      checkboxSelection: true,
      rowSelectionPropagation: { parents: false, descendants: false },
    });
    act(() => apiRef.current.selectRow('Bo'));
    await load('Bo');
    await expectRows('Ann', 'Bo', 'Ben', 'Cy');
    expect([...gridRowSelectionIdsSelector(apiRef).keys()]).toEqual(['Bo']);
  },
);

claim(
  'A row has thousands of children. Can I page them?',
  'With lazyLoading, expanding fails with an error',
  async () => {
    const onDataSourceError = vi.fn();
    const { load } = await mount(createServer(), { lazyLoading: true, onDataSourceError });
    await load('Ann');
    expect(onDataSourceError).toHaveBeenCalledTimes(1);
    await expectRows('Ann', 'Bo', 'Cy');
  },
);

/** Asks for the children of Ann, sorts, and only then lets the first answer arrive. */
async function sortMeanwhile(isLoadedBefore: boolean, isGuarded = false) {
  const server = createServer();
  let version = 0;
  const { getRows } = server.dataSource;
  const guarded = async (params: Params) => {
    if (!params.groupKeys?.length) version += 1;
    const started = version;
    const answer = await getRows(params);
    return started === version ? answer : new Promise<never>(() => {});
  };
  const dataSource = isGuarded ? { ...server.dataSource, getRows: guarded } : server.dataSource;
  const { apiRef, load, expand } = await mount(
    { ...server, dataSource },
    { dataSourceCache: null },
  );
  if (isLoadedBefore) {
    await load('Ann');
    expand('Ann', false);
  }
  const release = server.hold();
  await load('Ann');
  sort(apiRef, 'name');
  await waitFor(() => expect(server.asked().at(-1)).toBe(''), patient);
  await act(async () => release());
}

claim('What if children arrive after users sorted the grid?', 'Discarded at first', async () => {
  await sortMeanwhile(false);
  await expectRows('Ann', 'Bo', 'Cy');
});

claim('What if children arrive after users sorted the grid?', 'Displayed later', async () => {
  await sortMeanwhile(true);
  await expectRows('Ann', 'Al', 'Abe', 'Bo', 'Cy');
});

claim('What if children arrive after users sorted the grid?', 'Never with a version', async () => {
  await sortMeanwhile(true, true);
  await expectRows('Ann', 'Bo', 'Cy');
});
