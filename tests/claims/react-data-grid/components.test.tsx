import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GridColumnMenu,
  GridPagination,
  gridColumnVisibilityModelSelector,
  gridPageSelector,
  GridPortalWrapper,
  GridToolbarContainer,
  GridToolbarExport,
  useGridRootProps,
  type DataGridProps,
  type GridColumnMenuProps,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { createPortal } from 'react-dom';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, mountProGrid, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/components/');

const rows = [
  { id: 1, name: 'Ibex Hut' },
  { id: 2, name: 'Larch Refuge' },
  { id: 3, name: 'Glacier House' },
];
const columns = [{ field: 'name', headerName: 'Hut' }];
const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });
const cell = (name: string) => screen.getByRole('gridcell', { name });

claim('Data Grid - Custom subcomponents', 'slots replaces, slotProps passes props', () => {
  const Footer = ({ className }: GridSlotProps['footer']) => (
    <footer className={className}>Own footer</footer>
  );
  mount({ slots: { footer: Footer }, slotProps: { footer: { className: 'hut-footer' } } });
  expect(screen.getByText('Own footer').className).toBe('hut-footer');
  expect(document.querySelector('.MuiTablePagination-root')).toBeNull();
});

claim('Read the grid from your component', 'useGridRootProps returns the props', () => {
  function Footer() {
    return <output>{String(useGridRootProps().loading)}</output>;
  }
  const { update } = mount({ slots: { footer: Footer } });
  expect(screen.getByRole('status').textContent).toBe('false');
  update({ loading: true });
  expect(screen.getByRole('status').textContent).toBe('true');
});

claim('Change the column menu', 'GridColumnMenu passes its style and slots on', async () => {
  const Menu = (props: GridColumnMenuProps) => (
    <GridColumnMenu
      {...props}
      style={{ top: 7 }}
      slots={{ columnMenuNoteItem: () => <li>Note</li> }}
      slotProps={{ columnMenuNoteItem: { displayOrder: 0 } }}
    />
  );
  const { api } = mount({ slots: { columnMenu: Menu } });
  api.showColumnMenu('name');
  const menu = await screen.findByRole('menu');
  expect(menu.style.top).toBe('7px');
  expect(menu.textContent).toMatch(/^Note/);
});

claim('Change the columns panel', 'columnsManagement replaces only the list', async () => {
  mount({ showToolbar: true, slots: { columnsManagement: () => <p>Own list</p> } });
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect((await screen.findByText('Own list')).closest('.MuiDataGrid-panelWrapper')).toBeTruthy();
});

claim('Change the footer and the pagination', 'hideFooterRowCount needs Pro', () => {
  mount();
  expect(document.querySelector('.MuiDataGrid-rowCount')).toBeNull();
  mountProGrid({ rows, columns });
  expect(document.querySelector('.MuiDataGrid-rowCount')).toBeTruthy();
  document.body.innerHTML = '';
  mountProGrid({ rows, columns, hideFooterRowCount: true });
  expect(document.querySelector('.MuiDataGrid-rowCount')).toBeNull();
});

claim('Change the footer and the pagination', 'With pagination, no row count in Pro either', () => {
  mountProGrid({ rows, columns, pagination: true });
  expect(document.querySelector('.MuiTablePagination-root')).toBeTruthy();
  expect(document.querySelector('.MuiDataGrid-rowCount')).toBeNull();
});

claim('Change the footer and the pagination', 'The pagination slot receives no props', () => {
  const seen = vi.fn();
  const Pages = (props: object) => {
    seen(Object.keys(props));
    return null;
  };
  const slotProps: object = { pagination: { page: 3 } };
  mount({ slots: { pagination: Pages }, slotProps });
  expect(seen).toHaveBeenCalledWith([]);
});

claim('Change the footer and the pagination', 'pagination null removes it', () => {
  mount({ slots: { pagination: null } });
  expect(document.querySelector('.MuiDataGrid-footerContainer')).toBeTruthy();
  expect(document.querySelector('.MuiTablePagination-root')).toBeNull();
});

const paged: Props = {
  pageSizeOptions: [1],
  initialState: { pagination: { paginationModel: { pageSize: 1 } } },
};

claim('Use your own pagination controls', 'It receives the page and callbacks', async () => {
  const Pages = ({ page, count, onPageChange }: GridSlotProps['basePagination']) => (
    <button onClick={() => onPageChange(null, page + 1)}>{`${page} of ${count}`}</button>
  );
  const { apiRef } = mount({ ...paged, slots: { basePagination: Pages } });
  await userEvent.click(screen.getByRole('button', { name: '0 of 3' }));
  expect(gridPageSelector(apiRef)).toBe(1);
  expect(screen.getByRole('button', { name: '1 of 3' })).toBeTruthy();
});

claim('Use your own pagination controls', 'GridPagination ignores basePagination props', () => {
  const slotProps: DataGridProps['slotProps'] = {
    basePagination: { material: { showFirstButton: true } },
  };
  mount({ ...paged, slotProps, slots: { pagination: GridPagination } });
  expect(screen.queryByRole('button', { name: /first page/i })).toBeNull();
  expect(screen.getByRole('button', { name: /next page/i })).toBeTruthy();
});

claim('Use your own pagination controls', 'count is -1 if it is unknown on the server', () => {
  const Pages = ({ count }: GridSlotProps['basePagination']) => <output>{count}</output>;
  mount({ paginationMode: 'server', rowCount: -1, slots: { basePagination: Pages } });
  expect(screen.getByRole('status').textContent).toBe('-1');
});

claim('Handle DOM events on rows and cells', 'Handlers and ids are on the elements', () => {
  const seen: (string | undefined)[] = [];
  mount({
    slotProps: {
      row: { onContextMenu: (event) => seen.push(event.currentTarget.dataset['id']) },
      cell: {
        onContextMenu: (event) =>
          seen.push(
            event.currentTarget.dataset['field'],
            event.currentTarget.parentElement?.dataset['id'],
          ),
      },
    },
  });
  fireEvent.contextMenu(cell('Larch Refuge'));
  expect(seen).toEqual(['name', '2', '2']);
});

claim('Show a popover for a cell', 'Mouse and focus reach the handlers', async () => {
  const onMouseEnter = vi.fn();
  const onFocus = vi.fn();
  mount({ slotProps: { cell: { onMouseEnter, onFocus } } });
  await userEvent.hover(cell('Ibex Hut'));
  expect(onMouseEnter).toHaveBeenCalledTimes(1);
  await userEvent.click(cell('Ibex Hut'));
  expect(onFocus).toHaveBeenCalledTimes(1);
});

claim('Replace icons', 'The slot renders your component', () => {
  mount({
    slots: { columnSortedAscendingIcon: () => <i>up</i> },
    initialState: { sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } },
  });
  expect(screen.getByText('up')).toBeTruthy();
});

claim('Replace the controls of the grid', 'baseButton is replaced in the panels', async () => {
  const Plain = ({
    startIcon,
    size,
    material: _material,
    ...other
  }: GridSlotProps['baseButton']) => (
    <button data-size={size} {...other}>
      {startIcon}
      {other.children}
    </button>
  );
  const { apiRef } = mount({
    slots: { baseButton: Plain },
    showToolbar: true,
    columnVisibilityModel: { name: false },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Manage columns' }));
  expect(screen.getByRole('button', { name: 'Reset' }).className).not.toContain('MuiButton');
  expect(gridColumnVisibilityModelSelector(apiRef)).toEqual({ name: false });
});

claim('Set attributes of the root element', 'Props of the grid itself are dropped', () => {
  const dropped = { 'data-testid': 'dropped' };
  const slotProps: DataGridProps['slotProps'] = {
    root: { 'data-testid': 'root' },
    main: { 'data-testid': 'main' },
  };
  mount({ ...dropped, slotProps, 'aria-label': 'Huts' });
  expect(screen.queryByTestId('dropped')).toBeNull();
  expect(screen.getByTestId('root').className).toContain('MuiDataGrid-root');
  expect(screen.getByTestId('main')).toBe(screen.getByRole('grid', { name: 'Huts' }));
});

claim(
  'Why do parts of the grid look unstyled in my own popup?',
  'GridPortalWrapper repeats the class with the variables',
  () => {
    const Footer = () =>
      createPortal(
        <GridPortalWrapper>
          <p>Popup</p>
        </GridPortalWrapper>,
        document.body,
      );
    mount({ slots: { footer: Footer } });
    const { className } = screen.getByText('Popup').parentElement!;
    expect(className).toMatch(/^MuiDataGridVariables/);
    expect(document.querySelector('.MuiDataGrid-root')?.className).toContain(className);
  },
);

claim(
  'How do I change tooltips and buttons of GridToolbarExport and the other old toolbar parts?',
  'slotProps.tooltip reaches the tooltip',
  async () => {
    const Old = () => (
      <GridToolbarContainer>
        <GridToolbarExport slotProps={{ tooltip: { title: 'Download the huts' } }} />
      </GridToolbarContainer>
    );
    mount({ slots: { toolbar: Old }, showToolbar: true });
    await userEvent.hover(screen.getByRole('button', { name: 'Export' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Download the huts');
  },
);
