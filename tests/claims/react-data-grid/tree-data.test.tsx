import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GRID_TREE_DATA_GROUPING_FIELD as TREE,
  gridRowSelectionIdsSelector,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { texts } from './grid';
import { filter, headerText, headers, mountPremium, shown, sort, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/tree-data/');

interface File {
  id: number;
  path: string;
  size?: number;
}
const files: File[] = [
  { id: 1, path: 'images', size: 5 },
  { id: 2, path: 'images/moon', size: 3 },
  { id: 3, path: 'images/moon/b.png', size: 2 },
  { id: 4, path: 'images/moon/a.png', size: 1 },
  { id: 5, path: 'plans', size: 9 },
  { id: 6, path: 'plans/moon.md', size: 9 },
];
const columns: GridColDef[] = [{ field: 'path' }, { field: 'size', type: 'number' }];
const getTreeDataPath = (row: File) => row.path.split('/');
const open: Props = { defaultGroupingExpansionDepth: -1 };
const mount = (props: Props = {}) =>
  mountPremium({ treeData: true, rows: files, columns, getTreeDataPath, ...props });
/** Without rows for the folders. */
const gaps = files.filter(({ path }) => path.includes('.'));
const collapse = (apiRef: ReturnType<typeof mount>['apiRef'], id: GridRowId, isExpanded = false) =>
  act(() => apiRef.current.setRowChildrenExpansion(id, isExpanded));

claim('Data Grid - Tree data', 'The first column shows the last segment and a count', () => {
  mount();
  expect(headers()).toEqual([TREE, 'path', 'size']);
  expect(texts(TREE)).toEqual(['images (3)', 'plans (1)']);
});

claim('Data Grid - Tree data', 'A new getTreeDataPath builds the tree again', () => {
  const { apiRef, update } = mount();
  collapse(apiRef, 1, true);
  update({ getTreeDataPath });
  expect(shown()).toEqual(['1', '2', '5']);
  update({ getTreeDataPath: (row: File) => getTreeDataPath(row) });
  expect(shown()).toEqual(['1', '5']);
});

claim('Build paths from parent IDs', 'Ids are segments, the formatter shows the name', () => {
  const teams = [
    { id: 10, parentId: null, name: 'Ops' },
    { id: 11, parentId: 10, name: 'Crew' },
    { id: 12, parentId: 10, name: 'Crew' },
  ];
  mount({
    ...open,
    rows: teams,
    getTreeDataPath: (row) =>
      row.parentId ? [String(row.parentId), String(row.id)] : [`${row.id}`],
    groupingColDef: { valueFormatter: (_id: string, row) => row.name },
  });
  expect(texts(TREE)).toEqual(['Ops (2)', 'Crew', 'Crew']);
});

claim(
  'Build paths from parent IDs',
  'A duplicate throws, one of updateRows() is ignored',
  async () => {
    const duplicate = { id: 7, path: 'plans/moon.md' };
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => mount({ rows: [...files, duplicate] })).toThrow(
      'MUI X: The path returned by `getTreeDataPath` should be unique.\nThe rows with id #6 and #7',
    );
    error.mockClear();
    const { apiRef } = mount(open);
    error.mockClear();
    await act(async () => apiRef.current.updateRows([duplicate]));
    expect(shown()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  },
);

claim('Customize the hierarchy column', 'Defaults, and what cannot be changed', () => {
  const { apiRef, update } = mount();
  expect(headerText(TREE)).toBe('Group');
  expect(apiRef.current.getColumn(TREE)).toMatchObject({
    width: 200,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableReorder: true,
  });
  const forced = { field: 'mine', editable: true, groupable: true };
  const groupingColDef: GridGroupingColDefOverride = { headerName: 'File', ...forced };
  update({ groupingColDef });
  expect(headerText(TREE)).toBe('File');
  expect(apiRef.current.getColumn(TREE)).toMatchObject({ editable: false, groupable: false });
});

claim('Customize the hierarchy column', 'Enabled, it sorts and filters the last segment', () => {
  const groupingColDef = { sortable: true, filterable: true, hideDescendantCount: true };
  const { apiRef } = mount({ ...open, groupingColDef });
  sort(apiRef, TREE);
  expect(texts(TREE)).toEqual(['images', 'moon', 'a.png', 'b.png', 'plans', 'moon.md']);
  filter(apiRef, TREE, 'moon');
  expect(texts(TREE)).toEqual(['images', 'moon', 'plans', 'moon.md']);
});

claim('Customize the hierarchy column', 'leafField does nothing; a function gets its name', () => {
  const groupingColDef = vi.fn((_params: object) => ({ leafField: 'size' }));
  mount({ ...open, groupingColDef });
  expect(groupingColDef.mock.lastCall).toEqual([{ groupingName: 'tree-data', fields: [] }]);
  expect(texts(TREE)).toContain('a.png');
});

claim('Omit the rows of parents', 'The grid generates them, without your fields', () => {
  const seen = new Map<unknown, string[]>();
  const path: GridColDef = {
    field: 'path',
    renderCell: ({ id, row }) => void seen.set(id, Object.keys(row)),
  };
  const { apiRef } = mount({ ...open, rows: gaps, columns: [path] });
  expect(texts(TREE)).toEqual(['images (3)', 'moon (2)', 'b.png', 'a.png', 'plans (1)', 'moon.md']);
  const id = 'auto-generated-row-null/images-null/moon';
  expect(apiRef.current.getRowNode(id)).toMatchObject({ isAutoGenerated: true });
  expect(seen.get(id)).toEqual([]);
  expect(seen.get(6)).toContain('path');
});

claim('Expand and collapse branches', 'Collapsed at first; the callback beats the depth', () => {
  const isGroupExpandedByDefault = (node: GridGroupNode) => node.groupingKey === 'plans';
  const { update } = mount();
  expect(shown()).toEqual(['1', '5']);
  update({ defaultGroupingExpansionDepth: 1 });
  expect(shown()).toEqual(['1', '2', '5', '6']);
  update({ defaultGroupingExpansionDepth: -1, isGroupExpandedByDefault });
  expect(shown()).toEqual(['1', '5', '6']);
});

claim('Expand and collapse branches', 'Code, arrow, Space and Enter; a leaf throws', async () => {
  const { apiRef } = mount();
  collapse(apiRef, 5, true);
  expect(shown()).toEqual(['1', '5', '6']);
  expect(() => apiRef.current.setRowChildrenExpansion(6, true)).toThrow(/Only group nodes/);
  fireEvent.click(screen.getByLabelText('see children'));
  expect(shown()).toEqual(['1', '2', '5', '6']);
  await userEvent.click(screen.getByText('images (3)'));
  await userEvent.keyboard(' ');
  expect(shown()).toEqual(['1', '5', '6']);
  await userEvent.keyboard('{Enter}');
  expect(shown()).toEqual(['1', '2', '5', '6']);
});

claim(
  'Keep branches expanded when rows reload',
  'New rows collapse, updateRows() not',
  async () => {
    const { apiRef, update } = mount();
    collapse(apiRef, 5, true);
    await act(async () => apiRef.current.updateRows([{ id: 6, size: 4 }]));
    expect(shown()).toEqual(['1', '5', '6']);
    update({ rows: [...files] });
    expect(shown()).toEqual(['1', '5']);
  },
);

claim('Keep branches expanded when rows reload', 'Remembered ids stay expanded', () => {
  const ids = new Set<GridRowId>();
  const isGroupExpandedByDefault = (node: GridGroupNode) => ids.has(node.id);
  const { apiRef, update } = mount({ isGroupExpandedByDefault });
  apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
    if (node.type === 'group' && node.childrenExpanded) ids.add(node.id);
    else ids.delete(node.id);
  });
  collapse(apiRef, 5, true);
  collapse(apiRef, 1, true);
  collapse(apiRef, 1);
  update({ rows: files.map((file) => ({ ...file })) });
  expect(shown()).toEqual(['1', '5', '6']);
});

claim('Filter a tree', 'Ancestors stay, children of a match do not', () => {
  const { apiRef, update } = mount(open);
  filter(apiRef, 'path', 'b.png');
  expect(shown()).toEqual(['1', '2', '3']);
  const items = [{ field: 'size', operator: '=', value: '3' }];
  act(() => apiRef.current.setFilterModel({ items }));
  expect(shown()).toEqual(['1', '2']);
  update({ disableChildrenFiltering: true });
  expect(shown()).toEqual([]);
  act(() => apiRef.current.setFilterModel({ items: [{ ...items[0]!, value: '5' }] }));
  expect(shown()).toEqual(['1', '2', '3', '4']);
});

claim('Sort a tree', 'Siblings on all levels, or the top level only', () => {
  const { apiRef, update } = mount({ ...open, disableChildrenSorting: true });
  sort(apiRef, 'size', true);
  expect(shown()).toEqual(['5', '6', '1', '2', '3', '4']);
  update({ disableChildrenSorting: false });
  sort(apiRef, 'size');
  expect(shown()).toEqual(['1', '2', '4', '3', '5', '6']);
});

claim('Sort a tree', 'On the server, siblings keep the order of rows', () => {
  const order = [6, 4, 5, 3, 1, 2].map((id) => files.find((file) => file.id === id)!);
  const { update } = mount({ ...open, sortingMode: 'server', rows: order });
  expect(shown()).toEqual(['5', '6', '1', '2', '4', '3']);
  update({ rows: gaps.toReversed() });
  expect(texts(TREE)).toEqual(['plans (1)', 'moon.md', 'images (3)', 'moon (2)', 'a.png', 'b.png']);
});

claim('What happens to children when I check a parent?', 'Both directions, or none', () => {
  const { apiRef, update } = mount({ ...open, checkboxSelection: true });
  const ids = () => [...gridRowSelectionIdsSelector(apiRef).keys()].sort();
  filter(apiRef, 'path', 'b.png');
  act(() => apiRef.current.selectRow(2));
  expect(ids()).toEqual([1, 2, 3]);
  act(() => apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() }));
  update({ rowSelectionPropagation: { parents: false, descendants: false } });
  act(() => apiRef.current.selectRow(2));
  expect(ids()).toEqual([2]);
});

claim('Can a parent show the sum of its children?', 'With an aggregation model', () => {
  const rows = files.map(({ size, ...file }) =>
    gaps.some(({ id }) => id === file.id) ? { ...file, size } : file,
  );
  mount({ ...open, rows, initialState: { aggregation: { model: { size: 'sum' } } } });
  expect(texts('size').slice(0, 2)).toEqual(['3', '3']);
});

claim('Can I load children when a branch is expanded?', 'getRows receives the keys', async () => {
  const path = vi.fn(getTreeDataPath);
  const getRows = vi.fn(async ({ groupKeys = [] }: { groupKeys?: string[] }) => {
    const rows = groupKeys.length ? [files[1]!] : [files[0]!];
    return { rows, rowCount: rows.length };
  });
  mount({
    rows: undefined,
    getTreeDataPath: path,
    dataSource: {
      getRows,
      getGroupKey: (row) => row.path.split('/').at(-1)!,
      getChildrenCount: (row) => (row.id === 1 ? 1 : 0),
    },
  });
  fireEvent.click(await screen.findByLabelText('see children'));
  await screen.findByText('moon');
  expect(getRows.mock.calls.map(([{ groupKeys }]) => groupKeys)).toEqual([[], ['images']]);
  expect(path).not.toHaveBeenCalled();
});

claim('Why does a page have more rows than the page size?', 'Only the top level counts', () => {
  const initialState = { pagination: { paginationModel: { pageSize: 1 } } };
  mount({ ...open, pagination: true, pageSizeOptions: [1], initialState });
  expect(shown()).toEqual(['1', '2', '3', '4']);
});

claim('How do screen readers announce a tree?', 'treegrid, level, and expanded', () => {
  mount({ defaultGroupingExpansionDepth: 1 });
  expect(screen.getByRole('treegrid')).toBeTruthy();
  const aria = (id: number, name: string) =>
    document.querySelector(`[role="row"][data-id="${id}"]`)?.getAttribute(`aria-${name}`);
  expect([1, 2, 6].map((id) => aria(id, 'level'))).toEqual(['1', '2', '2']);
  expect([1, 2, 6].map((id) => aria(id, 'expanded'))).toEqual(['true', 'false', null]);
});
