import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  GRID_TREE_DATA_GROUPING_FIELD as TREE,
  GridGetRowsError,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { texts } from '../grid';
import { mountPremium, sort, type Props } from '../grouping';
import { createServer, employee, expectRows, mount, patient } from './treeServer';

const claim = claimsOf('/x/react-data-grid/server-side-data/tree-data/');

claim('Data Grid - Server-side tree data', 'One request at first, one per branch', async () => {
  const server = createServer();
  const getTreeDataPath = vi.fn(() => ['x']);
  await mount(server, { getTreeDataPath });
  expect(texts(TREE)).toEqual(['Ann (2)', 'Bo', 'Cy']);
  expect(screen.getAllByLabelText('see children')).toHaveLength(2);
  fireEvent.click(screen.getAllByLabelText('see children')[0]!);
  await expectRows('Ann', 'Al', 'Abe', 'Bo', 'Cy');
  expect(server.asked()).toEqual(['', 'Ann']);
  expect(getTreeDataPath).not.toHaveBeenCalled();
});

claim('Answer requests for children', 'Children get the range of the top level', async () => {
  const server = createServer();
  const { load } = await mount(server, {
    pagination: true,
    pageSizeOptions: [2],
    initialState: { pagination: { paginationModel: { pageSize: 2 } } },
  });
  await load('Ann');
  const [root, children] = server.getRows.mock.calls.map(([params]) => params);
  expect(root).toMatchObject({ groupKeys: [], start: 0, end: 1 });
  expect(children).toEqual({ ...root, groupKeys: ['Ann'] });
});

claim('Answer requests for children', 'Space and Enter expand; the cache answers', async () => {
  const server = createServer();
  const { apiRef } = await mount(server);
  act(() => apiRef.current.setCellFocus('Ann', TREE));
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  press(' ');
  await expectRows('Ann', 'Al', 'Abe', 'Bo', 'Cy');
  press('Enter');
  await expectRows('Ann', 'Bo', 'Cy');
  press('Enter');
  await expectRows('Ann', 'Al', 'Abe', 'Bo', 'Cy');
  expect(server.asked()).toEqual(['', 'Ann']);
});

claim('Write the endpoint', 'Equal keys: an error on top, a missing child below', async () => {
  const twins = [employee(1, 0, 'Twin'), employee(2, 0, 'Twin')];
  const below = await mount(createServer({ '': [employee('Ann', 2)], Ann: twins }));
  await below.load('Ann');
  await expectRows('Ann', 1);
  const onDataSourceError = vi.fn();
  const top = mountPremium({
    treeData: true,
    dataSource: createServer({ '': twins }).dataSource,
    onDataSourceError,
  });
  await waitFor(() => expect(onDataSourceError).toHaveBeenCalled(), patient);
  expect(onDataSourceError.mock.lastCall?.[0].message).toMatch(
    'The values returned by `getGroupKey` for all the sibling rows should be unique.',
  );
  expect(top.apiRef.current.getRowsCount()).toBe(0);
});

claim('Write the endpoint', 'A row with the id 0 cannot be expanded', async () => {
  const server = createServer({ '': [employee(0, 1, 'Zoe')], Zoe: [employee(1)] });
  const { load } = await mount(server, { dataSourceCache: null });
  await load(0);
  expect(server.asked()).toEqual(['', '']);
});

claim('Expand rows from the start', 'One level after the other, in parallel', async () => {
  const server = createServer();
  await mount(server, { defaultGroupingExpansionDepth: -1 });
  await expectRows('Ann', 'Al', 'Ada', 'Abe', 'Bo', 'Ben', 'Cy');
  expect(server.asked()).toEqual(['', 'Ann', 'Bo', 'Ann/Al']);
});

claim(
  'From code',
  'fetchRows() loads and expands, setRowChildrenExpansion() does not',
  async () => {
    const server = createServer();
    const { load, expand } = await mount(server);
    expand('Bo', true);
    await expectRows('Ann', 'Bo', 'Cy');
    expect(server.asked()).toEqual(['']);
    await load('Ann');
    await expectRows('Ann', 'Al', 'Abe', 'Bo', 'Cy');
    expand('Ann', false);
    await expectRows('Ann', 'Bo', 'Cy');
  },
);

claim('Keep rows expanded after sorting', 'Sorting collapses; remembered ids stay', async () => {
  const server = createServer();
  const open = new Set<GridRowId>();
  let isKept = false;
  const isOpen = ({ id }: { id: GridRowId }) => isKept && open.has(id);
  const { apiRef, load } = await mount(server, { isGroupExpandedByDefault: isOpen });
  apiRef.current.subscribeEvent('rowExpansionChange', (node) => void open.add(node.id));
  await load('Ann');
  await load('Al');
  sort(apiRef, 'name');
  await expectRows('Ann', 'Bo', 'Cy');
  isKept = true;
  sort(apiRef, 'name', true);
  await expectRows('Ann', 'Al', 'Ada', 'Abe', 'Bo', 'Cy');
  expect(server.asked().slice(-3)).toEqual(['', 'Ann', 'Ann/Al']);
});

claim(
  'Handle errors',
  'The row stays collapsed, the error has its keys, a retry loads',
  async () => {
    const server = createServer();
    const onDataSourceError = vi.fn<NonNullable<Props['onDataSourceError']>>();
    const { load } = await mount(server, { onDataSourceError, dataSourceCache: null });
    const fail = () => server.getRows.mockRejectedValueOnce(new Error('503 Service Unavailable'));
    fail();
    await load('Ann');
    const error = onDataSourceError.mock.lastCall![0];
    expect(error).toBeInstanceOf(GridGetRowsError);
    expect(error).toMatchObject({
      message: '503 Service Unavailable',
      params: { groupKeys: ['Ann'] },
    });
    await expectRows('Ann', 'Bo', 'Cy');
    expect(screen.getByLabelText('503 Service Unavailable')).toBeTruthy();
    await load('Ann');
    await expectRows('Ann', 'Al', 'Abe', 'Bo', 'Cy');
    expect(screen.queryByLabelText('503 Service Unavailable')).toBeNull();
    fail();
    await load();
    await expectRows();
    expect(onDataSourceError.mock.lastCall![0]).toMatchObject({ params: { groupKeys: [] } });
  },
);

claim('Refresh one branch', 'The cache answers until it is cleared', async () => {
  const server = createServer();
  const { load, refresh } = await mount(server);
  await load('Ann');
  await load('Al');
  server.levels.Ann = [employee('Ava'), employee('Al', 1)];
  await load('Ann');
  await expectRows('Ann', 'Al', 'Ada', 'Abe', 'Bo', 'Cy');
  await refresh('Ann');
  // Abe has left, but is still displayed.
  await expectRows('Ann', 'Abe', 'Ava', 'Al', 'Ada', 'Bo', 'Cy');
});

claim(
  'Refresh one branch',
  'updateRows() deletes a nested row, and moves a changed one',
  async () => {
    const { apiRef, load } = await mount(createServer());
    await load('Ann');
    await act(async () => apiRef.current.updateRows([{ id: 'Abe', _action: 'delete' }]));
    await expectRows('Ann', 'Al', 'Bo', 'Cy');
    await act(async () => apiRef.current.updateRows([{ id: 'Al', age: 40 }]));
    await expectRows('Ann', 'Bo', 'Cy', 'Al');
  },
);

claim('Refresh one branch', 'A level and a branch can be loaded together', async () => {
  const server = createServer();
  const { apiRef, load } = await mount(server);
  await load('Ann');
  await load('Al');
  server.levels.Ann = [employee('Al', 2), employee('Abe')];
  server.levels['Ann/Al'] = [employee('Ada'), employee('Avi')];
  await act(async () => {
    apiRef.current.dataSource.cache.clear();
    apiRef.current.dataSource.fetchRows('Ann');
    apiRef.current.dataSource.fetchRows('Al');
  });
  await expectRows('Ann', 'Al', 'Ada', 'Avi', 'Abe', 'Bo', 'Cy');
  expect(texts(TREE)[1]).toBe('Al (2)');
});
