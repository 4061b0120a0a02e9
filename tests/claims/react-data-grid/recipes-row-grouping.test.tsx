import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getGroupRowIdFromPath,
  getRowGroupingFieldFromGroupingCriteria,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  gridFilteredDescendantCountLookupSelector,
  gridPinnedColumnsSelector,
  gridRowGroupingSanitizedModelSelector,
  gridRowSelectionCountSelector,
  gridRowTreeSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import ExpandCollapseAll from '../../../data/react-data-grid/recipes-row-grouping/ExpandCollapseAll';
import GroupRecordFooter from '../../../data/react-data-grid/recipes-row-grouping/GroupRecordFooter';
import GroupsBySize from '../../../data/react-data-grid/recipes-row-grouping/GroupsBySize';
import GroupToggleOnRowClick from '../../../data/react-data-grid/recipes-row-grouping/GroupToggleOnRowClick';
import OpenBiggestGroup from '../../../data/react-data-grid/recipes-row-grouping/OpenBiggestGroup';
import { claimsOf } from '../claim';
import { texts } from './grid';
import { filter, mountPremium, shown, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/recipes-row-grouping/');

const films = [
  { id: 1, company: 'North', title: 'Salt' },
  { id: 2, company: 'Azul', title: 'Tide' },
  { id: 3, company: 'Azul', title: 'Moon' },
];
const columns: GridColDef[] = [{ field: 'company' }, { field: 'title' }];
const initialState = { rowGrouping: { model: ['company'] } };
const mount = (props: Props = {}) => mountPremium({ rows: films, columns, initialState, ...props });
const idOf = (key: string) => getGroupRowIdFromPath([{ field: 'company', key }]);

claim('Toggle a group with a click on its row', 'Row and arrow each toggle once', async () => {
  render(<GroupToggleOnRowClick />);
  const northlight = () => shown().slice(0, 2);
  const cell = document.querySelector('[role="row"] [data-field="title"][role="gridcell"]')!;
  fireEvent.click(cell);
  expect(northlight()).toEqual(['Northlight', '1']);
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(0);
  await userEvent.click(screen.getByLabelText('hide children'));
  expect(northlight()).toEqual(['Northlight', 'Casa Azul']);
});

claim('Toggle a group with a click on its row', 'A click would also select rows', () => {
  const { apiRef } = mount();
  fireEvent.click(screen.getByText('Azul'));
  expect(gridRowSelectionCountSelector(apiRef)).toBe(3);
});

claim('Toggle a group with a click on its row', 'Space toggles with the recipe too', async () => {
  render(<GroupToggleOnRowClick />);
  act(() =>
    document.querySelector<HTMLElement>(`[role="gridcell"][data-field="${GROUP}"]`)!.focus(),
  );
  await userEvent.keyboard(' ');
  expect(shown().slice(0, 2)).toEqual(['Northlight', '1']);
});

claim('Keep the grouping column in view', 'The fields of both modes can be pinned', () => {
  const single = mount({ initialState: { ...initialState, pinnedColumns: { left: [GROUP] } } });
  expect(single.apiRef.current.getPinnedColumns().left).toEqual([GROUP]);
  expect(document.querySelector('.MuiDataGrid-cell--pinnedLeft')?.textContent).toBe('North (1)');
  document.body.replaceChildren();
  const left = ['company'].map(getRowGroupingFieldFromGroupingCriteria);
  const { apiRef } = mount({
    rowGroupingColumnMode: 'multiple',
    initialState: { ...initialState, pinnedColumns: { left } },
  });
  expect(gridPinnedColumnsSelector(apiRef).left).toEqual(left);
  expect(document.querySelector('.MuiDataGrid-cell--pinnedLeft')?.textContent).toBe('North (1)');
});

claim('Sort groups by their number of rows', 'Each level separately', () => {
  render(<GroupsBySize />);
  expect(texts(GROUP).slice(0, 6)).toEqual([
    '2023 (5)',
    'Comedy (3)',
    'Thriller (2)',
    '2025 (4)',
    'Drama (2)',
    'Thriller (1)',
  ]);
});

claim('Sort groups by their number of rows', 'A filter does not sort again', () => {
  const sortComparator: GridColDef['sortComparator'] = (_a, _b, { api, id }, other) => {
    const count = (of: typeof id) =>
      api.getRowGroupChildren?.({ groupId: of, applyFiltering: true });
    return (count(id)?.length ?? 0) - (count(other.id)?.length ?? 0);
  };
  const sorting = { sortModel: [{ field: GROUP, sort: 'desc' as const }] };
  const { apiRef } = mount({
    groupingColDef: { sortComparator },
    rows: [
      ...films,
      { id: 4, company: 'North', title: 'Tide' },
      { id: 5, company: 'North', title: 'Tide' },
      { id: 6, company: 'Azul', title: 'Salt' },
      { id: 7, company: 'Azul', title: 'Salt' },
    ],
    initialState: { ...initialState, sorting },
  });
  expect(shown()).toEqual(['Azul', 'North']);
  filter(apiRef, 'title', 'Tide');
  expect(texts(GROUP)).toEqual(['Azul (1)', 'North (2)']);
  act(() => apiRef.current.applySorting());
  expect(texts(GROUP)).toEqual(['North (2)', 'Azul (1)']);
  apiRef.current.subscribeEvent('filteredRowsSet', () => apiRef.current.applySorting());
  filter(apiRef, 'title', 'Salt');
  expect(texts(GROUP)).toEqual(['Azul (2)', 'North (1)']);
});

claim('Count records in the footer', 'Both numbers follow the filters', async () => {
  render(<GroupRecordFooter />);
  expect(screen.getByRole('status').textContent).toBe('12 films in 3 companies');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(screen.getByRole('searchbox'), 'Tide');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 films in 1 company'));
});

claim('Count records in the footer', 'Groups before and after filtering; not with pages', () => {
  const footerRowCount = vi.fn((_props: object) => null);
  const { apiRef, update } = mount({ slots: { footerRowCount } });
  filter(apiRef, 'title', 'Salt');
  expect(footerRowCount.mock.lastCall?.[0]).toMatchObject({ rowCount: 2, visibleRowCount: 1 });
  footerRowCount.mockClear();
  update({ pagination: true, slots: { footerRowCount } });
  expect(footerRowCount).not.toHaveBeenCalled();
});

claim('Expand or collapse all groups', 'The buttons reach all levels', async () => {
  render(<ExpandCollapseAll />);
  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(document.querySelectorAll('[aria-label="see children"]')).toHaveLength(0);
  expect(shown().length).toBeGreaterThan(12);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(shown()).toHaveLength(3);
});

claim('Expand or collapse all groups', 'The prop only acts when it changes', () => {
  const { apiRef, update } = mount({ defaultGroupingExpansionDepth: 0 });
  update({ defaultGroupingExpansionDepth: -1 });
  expect(shown()).toHaveLength(5);
  act(() => apiRef.current.setRowChildrenExpansion(idOf('Azul'), false));
  update({ defaultGroupingExpansionDepth: -1 });
  expect(shown()).toEqual(['North', '1', 'Azul']);
});

claim('Start with one group open', 'The year with the most films', () => {
  render(<OpenBiggestGroup />);
  expect(document.querySelectorAll('[aria-label="hide children"]')).toHaveLength(1);
  expect(shown()[1]).toBe('2023');
  expect(shown()).toHaveLength(8);
});

claim('Start with one group open', 'A new function builds the groups again', () => {
  const none = () => false;
  const { apiRef, update } = mount({ isGroupExpandedByDefault: none });
  act(() => apiRef.current.setRowChildrenExpansion(idOf('Azul'), true));
  update({ isGroupExpandedByDefault: none });
  expect(shown()).toEqual(['North', 'Azul', '2', '3']);
  update({ isGroupExpandedByDefault: () => false });
  expect(shown()).toEqual(['North', 'Azul']);
});

claim('Start with one group open', 'Compare with the value of the first row', () => {
  mount({ isGroupExpandedByDefault: (node) => node.groupingKey === films[0]?.company });
  expect(shown()).toEqual(['North', '1', 'Azul']);
});

claim('Sort groups by their number of rows', 'Leaf rows keep their order', () => {
  const sortComparator: GridColDef['sortComparator'] = (_a, _b, cell1, cell2) => {
    const counts = gridFilteredDescendantCountLookupSelector({ current: cell1.api });
    return (counts[cell1.id] ?? 0) - (counts[cell2.id] ?? 0);
  };
  mount({
    groupingColDef: { sortComparator },
    initialState: { ...initialState, sorting: { sortModel: [{ field: GROUP, sort: 'desc' }] } },
    defaultGroupingExpansionDepth: -1,
  });
  expect(shown()).toEqual(['Azul', '2', '3', 'North', '1']);
});

claim('Can users drag headers to build groups?', 'Only the code checks groupable', () => {
  const fixed = { field: 'title', groupable: false };
  const { apiRef } = mount({ columns: [columns[0]!, fixed] });
  const add = (field: string) => act(() => apiRef.current.addRowGroupingCriteria(field));
  add('company');
  expect(gridRowGroupingSanitizedModelSelector(apiRef)).toEqual(['company']);
  expect(apiRef.current.getColumn('title').groupable).toBe(false);
  expect(apiRef.current.getColumn('')?.groupable).toBeUndefined();
  add('title');
  expect(gridRowGroupingSanitizedModelSelector(apiRef)).toEqual(['company', 'title']);
});

claim('Can I open only one group at a time?', 'Opening one closes the other', () => {
  const { apiRef } = mount();
  apiRef.current.subscribeEvent('rowExpansionChange', (opened) => {
    if (opened.type !== 'group' || !opened.childrenExpanded) return;
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      const isOther = node.parent === opened.parent && node.id !== opened.id;
      if (isOther && node.type === 'group' && node.childrenExpanded) {
        apiRef.current.setRowChildrenExpansion(node.id, false);
      }
    }
  });
  act(() => apiRef.current.setRowChildrenExpansion(idOf('North'), true));
  act(() => apiRef.current.setRowChildrenExpansion(idOf('Azul'), true));
  expect(shown()).toEqual(['North', 'Azul', '2', '3']);
});

claim("How do I hide the number after a group's name?", 'Only the name remains', () => {
  mount({ groupingColDef: { hideDescendantCount: true } });
  expect(texts(GROUP)).toEqual(['North', 'Azul']);
});
