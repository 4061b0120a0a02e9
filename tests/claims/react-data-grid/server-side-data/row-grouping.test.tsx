import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  GridDataSourceCacheDefault,
  gridPaginationRowCountSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { texts } from '../grid';
import { headers, mountPremium, shown, sort, type Props } from '../grouping';
import { filmSource, films } from './filmSource';
import { expectRows, patient } from './treeServer';

const claim = claimsOf('/x/react-data-grid/server-side-data/row-grouping/');

const columns: GridColDef[] = [
  { field: 'company' },
  { field: 'director' },
  { field: 'title' },
  { field: 'gross', type: 'number' },
];
const byCompany: Props = { initialState: { rowGrouping: { model: ['company'] } } };

async function mount(source = filmSource(), props: Props = {}) {
  const { apiRef, update } = mountPremium({
    columns,
    dataSource: source.dataSource,
    initialState: { rowGrouping: { model: ['company', 'director'] } },
    ...props,
  });
  await waitFor(() => expect(shown()).not.toEqual([]), patient);
  const load = (id?: GridRowId) => act(async () => apiRef.current.dataSource.fetchRows(id));
  return { apiRef, update, load };
}

const paramsOf = ({ getRows }: ReturnType<typeof filmSource>) =>
  getRows.mock.calls.map(([{ groupFields, groupKeys }]) => [groupFields, groupKeys]);

claim(
  'Data Grid - Server-side row grouping',
  'A change of the model loads the top level',
  async () => {
    const source = filmSource();
    const { apiRef } = await mount(source);
    expect(texts(GROUP)).toEqual(['Northlight (3)', 'Casa Azul (1)']);
    act(() => apiRef.current.setRowGroupingModel(['director']));
    await expectRows('Ono', 'Brandt');
    act(() => apiRef.current.setRowGroupingModel([]));
    await expectRows(1, 2, 3, 4);
    expect(paramsOf(source)).toEqual([
      [['company', 'director'], []],
      [['director'], []],
      [[], []],
    ]);
  },
);

claim('Answer requests for groups', 'Keys lead from the outermost group inward', async () => {
  const source = filmSource();
  const { apiRef, load } = await mount(source);
  await load('Northlight');
  await load('Northlight/Brandt');
  await expectRows('Northlight', 'Northlight/Ono', 'Northlight/Brandt', 2, 3, 'Casa Azul');
  expect(source.asked()).toEqual(['', 'Northlight', 'Northlight/Brandt']);
  expect(source.getRows.mock.lastCall?.[0]).toMatchObject({ start: 0, end: 99 });
  expect(gridPaginationRowCountSelector(apiRef)).toBe(2);
  source.getRows.mockImplementationOnce(async () => ({ rows: [films[3]!], rowCount: 1 }));
  await load('Casa Azul');
  expect(gridPaginationRowCountSelector(apiRef)).toBe(1);
});

claim('Answer requests for groups', 'Space expands a group', async () => {
  const { apiRef } = await mount();
  act(() => apiRef.current.setCellFocus('Northlight', GROUP));
  fireEvent.keyDown(document.activeElement!, { key: ' ' });
  await expectRows('Northlight', 'Northlight/Ono', 'Northlight/Brandt', 'Casa Azul');
});

claim('Create the rows of groups', 'Both functions are called for records, too', async () => {
  const source = filmSource();
  const getGroupKey = vi.fn(source.dataSource.getGroupKey);
  const { apiRef, load } = await mount(
    { ...source, dataSource: { ...source.dataSource, getGroupKey } },
    byCompany,
  );
  await load('Casa Azul');
  await expectRows('Northlight', 'Casa Azul', 4);
  expect(getGroupKey.mock.lastCall?.[0]).toMatchObject({ id: 4 });
  // Without a key, the id is the key.
  expect(apiRef.current.getRowNode(4)).toMatchObject({ type: 'leaf', groupingKey: '4' });
});

claim('Create the rows of groups', 'A group with the id of a record is lost', async () => {
  const source = filmSource();
  const { load } = await mount(source, byCompany);
  source.getRows.mockImplementationOnce(async () => ({
    rows: [{ ...films[3]!, id: 'Northlight' as never }],
  }));
  await load('Casa Azul');
  await expectRows('Casa Azul');
});

claim('Create the rows of groups', 'Without the functions, the grid fails', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { getGroupKey, getChildrenCount, ...rest } = filmSource().dataSource;
  const tryWith = (more: object) => () =>
    mountPremium({ ...byCompany, columns, dataSource: { ...rest, ...more } });
  expect(tryWith({ getChildrenCount })).toThrow('MUI X: No `getGroupKey` method provided');
  expect(tryWith({ getGroupKey })).toThrow('MUI X: No `getChildrenCount` method provided');
  error.mockRestore();
});

claim('Group records without a value', 'Without a key, the id of the group is sent', async () => {
  const source = filmSource({ table: [...films, { ...films[0]!, id: 5, company: null }] });
  const groupingValueGetter = vi.fn();
  const { load } = await mount(source, {
    ...byCompany,
    columns: [{ field: 'company', groupingValueGetter }],
  });
  await load('empty');
  expect(source.asked()).toEqual(['', 'empty']);
  expect(groupingValueGetter).not.toHaveBeenCalled();
});

claim('Show records in the grouping column', 'leafField shows a field of the records', async () => {
  const groupingColDef = { leafField: 'title', headerName: 'Film' };
  const { load } = await mount(filmSource(), { ...byCompany, groupingColDef });
  await load('Casa Azul');
  await expectRows('Northlight', 'Casa Azul', 4);
  expect(texts(GROUP)).toEqual(['Northlight (3)', 'Casa Azul (1)', 'Paper Moons']);
});

claim('Expand groups', 'One request for each group, level after level', async () => {
  const source = filmSource();
  await mount(source, { defaultGroupingExpansionDepth: -1 });
  await waitFor(() => expect(shown()).toHaveLength(9), patient);
  expect(source.asked()).toEqual([
    ...['', 'Northlight', 'Casa Azul'],
    ...['Northlight/Ono', 'Northlight/Brandt', 'Casa Azul/Ono'],
  ]);
});

claim('From code', 'setRowChildrenExpansion() loads nothing', async () => {
  const source = filmSource();
  const { apiRef, load } = await mount(source, byCompany);
  const expand = (isExpanded: boolean) =>
    act(() => apiRef.current.setRowChildrenExpansion('Casa Azul', isExpanded));
  expand(true);
  expect(source.asked()).toEqual(['']);
  await load('Casa Azul');
  await expectRows('Northlight', 'Casa Azul', 4);
  expand(false);
  await expectRows('Northlight', 'Casa Azul');
});

claim('Handle errors', 'The group stays collapsed; the error has its keys', async () => {
  const source = filmSource();
  const onDataSourceError = vi.fn<NonNullable<Props['onDataSourceError']>>();
  const { load } = await mount(source, { ...byCompany, onDataSourceError });
  source.getRows.mockRejectedValueOnce(new Error('503 Service Unavailable'));
  await load('Casa Azul');
  expect(onDataSourceError.mock.lastCall?.[0]).toMatchObject({
    params: { groupKeys: ['Casa Azul'] },
  });
  expect(screen.getByLabelText('503 Service Unavailable')).toBeTruthy();
  await expectRows('Northlight', 'Casa Azul');
  await load('Casa Azul');
  await expectRows('Northlight', 'Casa Azul', 4);
});

claim('Cache the groups', 'Without getKey, another model shows the same rows', async () => {
  const source = filmSource();
  const dataSourceCache = new GridDataSourceCacheDefault({});
  const { apiRef } = await mount(source, { ...byCompany, dataSourceCache });
  await act(async () => apiRef.current.setRowGroupingModel(['director']));
  await waitFor(() => expect(texts(GROUP)).toEqual(['Northlight (3)', 'Casa Azul (1)']), patient);
  expect(source.getRows).toHaveBeenCalledTimes(1);
});

claim('Why does a group show only one of its records?', 'Equal keys are dropped', async () => {
  const source = filmSource();
  const getGroupKey = (row: { groupKey?: string; company?: string }) =>
    row.groupKey ?? row.company!;
  const { load } = await mount(
    { ...source, dataSource: { ...source.dataSource, getGroupKey } },
    byCompany,
  );
  await load('Northlight');
  await expectRows('Northlight', 1, 'Casa Azul');
});

claim("Why can't users sort or filter the grouping column?", 'single mode forbids it', async () => {
  const groupingColDef = { sortable: true, filterable: true };
  const { apiRef } = await mount(filmSource(), { ...byCompany, groupingColDef });
  expect(apiRef.current.getColumn(GROUP)).toMatchObject({ sortable: false, filterable: false });
});

claim("Why can't users sort or filter the grouping column?", 'multiple sends a name', async () => {
  const source = filmSource();
  const { apiRef } = await mount(source, { ...byCompany, rowGroupingColumnMode: 'multiple' });
  const field = headers()[0]!;
  expect(apiRef.current.getColumn(field).sortable).toBe(true);
  sort(apiRef, field);
  const sortModel = [{ field: '__row_group_by_columns_group_company__', sort: 'asc' }];
  await waitFor(
    () => expect(source.getRows.mock.lastCall?.[0]).toMatchObject({ sortModel }),
    patient,
  );
});

claim('Why do all groups collapse when users sort?', 'The top level is loaded again', async () => {
  const source = filmSource();
  const { apiRef, load } = await mount(source, byCompany);
  await load('Casa Azul');
  sort(apiRef, 'gross');
  await expectRows('Northlight', 'Casa Azul');
  expect(source.asked()).toEqual(['', 'Casa Azul', '']);
});

claim('How do I get all records of a group?', 'Only loaded rows, with group rows', async () => {
  const { apiRef, load } = await mount();
  const children = () => apiRef.current.getRowGroupChildren({ groupId: 'Northlight' });
  expect(children()).toEqual([]);
  await load('Northlight');
  await load('Northlight/Brandt');
  expect(children()).toEqual(['Northlight/Ono', 'Northlight/Brandt', 2, 3]);
});

claim('Can I load a group page by page?', 'With lazyLoading, expanding fails', async () => {
  const onDataSourceError = vi.fn();
  const { load } = await mount(filmSource(), {
    ...byCompany,
    lazyLoading: true,
    onDataSourceError,
  });
  await load('Northlight');
  expect(onDataSourceError).toHaveBeenCalledTimes(1);
  await expectRows('Northlight', 'Casa Azul');
});
