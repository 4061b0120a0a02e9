import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { expect } from 'vitest';
import ColumnsWithoutDragging from '../../../data/react-data-grid/accessibility/ColumnsWithoutDragging';
import { claimsOf } from '../claim';
import { mountGrid, type Props } from './grid';
import { mountPremium } from './grouping';

const claim = claimsOf('/x/react-data-grid/accessibility/');

const columns: GridColDef[] = [...'abc'].map((field) => ({ field }));
const rows = Array.from({ length: 30 }, (_, id) => ({ id, a: `a${id}`, b: `b${id}`, c: `c${id}` }));
const six = rows.slice(0, 6);
const mount = (props: Props = {}) =>
  mountGrid({ rows, columns, disableVirtualization: true, ...props });

/** Row, or role outside of the rows, and field of the element that has the focus. */
function focused() {
  const element = document.activeElement!;
  const row = element.closest('[data-id]')?.getAttribute('data-id') ?? element.getAttribute('role');
  return `${row} ${element.closest('[data-field]')?.getAttribute('data-field')}`;
}
const openMenu = '{Control>}{Enter}{/Control}';

claim('Use the headers', 'Escape closes the menu and returns to the header', async () => {
  const { api } = mount({ rows: six });
  act(() => api.setColumnHeaderFocus('a'));
  await userEvent.keyboard(openMenu);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(focused()).toBe('columnheader a');
});

claim('Use the headers', 'Space on the checkbox deselects a partial selection', async () => {
  const { api } = mount({ rows: six, checkboxSelection: true });
  act(() => api.selectRow(1));
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(api.getSelectedRows().size).toBe(0);
});

claim('Select rows and cells', 'Ctrl+A respects filters and covers all pages', async () => {
  const { api } = mount({
    checkboxSelection: true,
    pageSizeOptions: [5],
    initialState: {
      pagination: { paginationModel: { pageSize: 5 } },
      filter: { filterModel: { items: [{ field: 'a', operator: 'contains', value: 'a1' }] } },
    },
  });
  act(() => api.setCellFocus(1, 'b'));
  fireEvent.keyDown(document.activeElement!, { key: 'a', keyCode: 65, ctrlKey: true });
  expect(api.getSelectedRows().size).toBe(11);
});

claim('Select rows and cells', 'Shift+Home selects all rows up to the first', async () => {
  const { api } = mount({ rows: six, checkboxSelection: true });
  act(() => api.setCellFocus(3, 'b'));
  await userEvent.keyboard('{Shift>}{Home}{/Shift}');
  expect([...api.getSelectedRows().keys()].sort()).toEqual([0, 1, 2, 3]);
  expect(focused()).toBe('0 __check__');
});

claim('Use the toolbar', 'Escape closes a panel or menu and returns to its button', async () => {
  mount({ rows: six, showToolbar: true });
  for (const name of ['Columns', 'Filters', 'Export']) {
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    await waitFor(() => expect(document.activeElement).not.toBe(button));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(`${name} ${document.activeElement?.getAttribute('aria-label')}`).toBe(
        `${name} ${name}`,
      ),
    );
  }
});

claim('Know what screen readers announce', 'Names of cells, headers, and header filters', () => {
  mountPremium({
    rows: [{ id: 0, a: true, b: 'x' }],
    headerFilters: true,
    columns: [
      { field: 'a', type: 'boolean' },
      { field: 'b', headerName: 'City' },
      {
        field: 'c',
        type: 'actions',
        getActions: () => [<GridActionsCellItem key="d" icon={<i />} label="Delete x" />],
      },
    ],
    initialState: {
      filter: { filterModel: { items: [{ field: 'b', operator: 'contains', value: 'x' }] } },
    },
  });
  expect(screen.getByRole('columnheader', { name: 'City 1 active filter' })).toBeTruthy();
  expect(screen.getByRole('gridcell', { name: 'yes' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Contains' })).toBeTruthy();
  expect(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'Delete x' })).toBeTruthy();
});

claim('Replace dragging with commands', 'Move and resize from the menu', async () => {
  render(<ColumnsWithoutDragging />);
  const choose = async (field: string, name: string) => {
    const header = screen.getByRole('columnheader', { name: field });
    act(() => header.focus());
    await userEvent.keyboard(openMenu);
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  const order = () =>
    screen
      .getAllByRole('columnheader')
      .map((header) => header.textContent)
      .slice(0, 3);
  const before = order();
  await choose('City', 'Hide column');
  await choose('Customer', 'Move right');
  expect([before, order()]).toEqual([
    ['Customer', 'City', 'Article'],
    ['Article', 'Customer', 'Pieces'],
  ]);
  const width = () => screen.getByRole('columnheader', { name: 'Article' }).style.width;
  const old = parseInt(width());
  await choose('Article', 'Make wider');
  expect(parseInt(width())).toBe(old + 40);
});

claim('Know what screen readers announce', 'No cell is a row header', () => {
  mount({ rows: six, checkboxSelection: true });
  expect(screen.queryAllByRole('rowheader')).toHaveLength(0);
  mountPremium({ rows: six, columns, treeData: true, getTreeDataPath: (row) => [row.a] });
  expect(screen.getAllByRole('treegrid')).toHaveLength(1);
  expect(screen.queryAllByRole('rowheader')).toHaveLength(0);
});

claim('Move between cells', 'Arrows move between the buttons of a cell of actions', async () => {
  const actions: GridColDef = {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    getActions: () => [
      <GridActionsCellItem key="edit" icon={<i />} label="Edit" />,
      <GridActionsCellItem key="copy" icon={<i />} label="Copy" />,
    ],
  };
  const { api } = mount({ rows: six, columns: [columns[0]!, actions, columns[1]!] });
  act(() => api.setCellFocus(0, 'actions'));
  const name = () => document.activeElement?.getAttribute('aria-label');
  await waitFor(() => expect(name()).toBe('Edit'));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(name()).toBe('Copy'));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(focused()).toBe('0 b'));
});
