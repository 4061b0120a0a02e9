import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  gridFilteredSortedRowIdsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { afterEach, expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { downloads } from '../excel';

const claim = claimsOf('/x/react-data-grid/components/export/');
afterEach(() => void vi.restoreAllMocks());

const rows = [
  { id: 1, customer: 'Lindqvist', total: 96 },
  { id: 2, customer: 'Abe', total: 312 },
];

/** Shows a grid whose toolbar has the given parts. */
function mount(parts: React.ReactNode, props: Partial<DataGridPremiumProps> = {}) {
  const Bar = () => <Toolbar>{parts}</Toolbar>;
  const slots = { toolbar: Bar };
  const columns = [{ field: 'customer' }, { field: 'total' }];
  render(<DataGridPremium {...{ rows, columns, slots, ...props }} showToolbar />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

claim('Data Grid - Export component', 'The button downloads with its options', async () => {
  const files = downloads();
  mount(<ExportCsv options={{ fileName: 'orders' }}>Download</ExportCsv>);
  await press('Download');
  expect(files[0]!.name).toBe('orders.csv');
  expect(await files[0]!.blob.text()).toBe('customer,total\r\nLindqvist,96\r\nAbe,312');
});

claim('Add export buttons', 'Two buttons differ, slotProps.toolbar does not apply', async () => {
  const files = downloads();
  document.title = 'Page';
  mount(
    <>
      <ExportCsv>All</ExportCsv>
      <ExportCsv options={{ fields: ['total'], fileName: 'totals' }}>Totals</ExportCsv>
    </>,
    { slotProps: { toolbar: { csvOptions: { fileName: 'ignored', delimiter: ';' } } } },
  );
  await press('All');
  await press('Totals');
  expect(files.map(({ name }) => name)).toEqual(['Page.csv', 'totals.csv']);
  expect(await files[0]!.blob.text()).toContain('customer,total');
  expect(await files[1]!.blob.text()).toBe('total\r\n96\r\n312');
});

claim('Add export buttons', 'disabled and className go to the button', async () => {
  const files = downloads();
  mount(
    <ExportCsv disabled className="save">
      Save
    </ExportCsv>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  button.click();
  expect([files.length, button.disabled]).toEqual([0, true]);
  expect(button.classList.contains('save')).toBe(true);
});

claim('Render your own button', 'ToolbarButton and functions still export', async () => {
  const files = downloads();
  mount(
    <>
      <ExportCsv render={<ToolbarButton />} aria-label="First">
        ⬇
      </ExportCsv>
      <ExportCsv render={<ToolbarButton render={<button className="own" />} />}>Second</ExportCsv>
      <ExportCsv render={(props) => <button {...props} type="button" />}>Third</ExportCsv>
    </>,
  );
  for (const name of ['First', 'Second', 'Third']) await press(name);
  expect(files).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Second' }).className).toContain('own');
  // The function's button is no item of the toolbar, so that the arrow keys skip it.
  screen.getByRole('button', { name: 'First' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('First');
});

function MenuOfFormats() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolbarButton onClick={(event) => setAnchor(event.currentTarget)}>Open</ToolbarButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportExcel render={<MenuItem />} onClick={close}>
          Excel
        </ExportExcel>
        <ExportCsv render={<MenuItem />} onClick={close}>
          CSV
        </ExportCsv>
      </Menu>
    </>
  );
}

claim('Build an export menu', 'Arrow keys, Enter, and the focus that returns', async () => {
  const files = downloads();
  mount(<MenuOfFormats />);
  await press('Open');
  expect(document.activeElement?.textContent).toBe('Excel');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(files.map(({ name }) => name.split('.').at(-1))).toEqual(['csv']);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Open');
});

claim(
  'Build an export menu',
  'The export starts first, then onClick; it cannot cancel',
  async () => {
    const files = downloads();
    const onClick = vi.fn((event: React.MouseEvent) => {
      event.preventDefault();
      expect(files).toHaveLength(1);
    });
    mount(<ExportCsv onClick={onClick}>Save</ExportCsv>);
    await press('Save');
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);

claim('Export the selection or all rows', 'getRowsToExport ignores the selection', async () => {
  const files = downloads();
  mount(
    <>
      <ExportCsv>Selected</ExportCsv>
      <ExportCsv
        options={{ getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef) }}
      >
        All
      </ExportCsv>
    </>,
    { rowSelectionModel: { type: 'include', ids: new Set([2]) } },
  );
  await press('Selected');
  await press('All');
  expect(await files[0]!.blob.text()).toBe('customer,total\r\nAbe,312');
  expect(await files[1]!.blob.text()).toBe('customer,total\r\nLindqvist,96\r\nAbe,312');
});

const allFiltered = (
  <ExportCsv
    options={{ getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef) }}
  >
    All
  </ExportCsv>
);

claim('Export the selection or all rows', 'getRowsToExport adds no pinned rows', async () => {
  const files = downloads();
  const parts = [<ExportCsv key="default">Default</ExportCsv>, allFiltered];
  mount(parts, { pinnedRows: { bottom: [{ id: 3, customer: 'Sum', total: 408 }] } });
  await press('Default');
  await press('All');
  expect(await files[0]!.blob.text()).toMatch(/Sum,408$/);
  expect(await files[1]!.blob.text()).not.toContain('Sum');
});

claim(
  'Show the progress of an Excel export',
  'pending, then finished; onClick before',
  async () => {
    const files = downloads();
    const calls: string[] = [];
    mount(<ExportExcel onClick={() => calls.push('click')}>Excel</ExportExcel>, {
      onExcelExportStateChange: (state) => calls.push(state),
    });
    await press('Excel');
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 5000 });
    expect(calls).toEqual(['pending', 'click', 'finished']);
  },
);

function FailingExcel() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('Save');
  const exceljsPreProcess = () => Promise.reject(new Error('No sheet'));
  const save = () =>
    apiRef.current.exportDataAsExcel({ exceljsPreProcess }).catch((error: Error) => {
      setMessage(error.message);
    });
  return <button onClick={save}>{message}</button>;
}

claim('How do I know that an Excel export failed?', 'No finished; the method throws', async () => {
  const files = downloads();
  const onExcelExportStateChange = vi.fn();
  mount(<FailingExcel />, { onExcelExportStateChange });
  await press('Save');
  expect(await screen.findByRole('button', { name: 'No sheet' })).toBeTruthy();
  expect(onExcelExportStateChange.mock.calls.map(([state]) => state)).toEqual(['pending']);
  expect(files).toHaveLength(0);
});

claim('Can the button be outside the grid?', 'Outside the grid it throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<ExportCsv>Save</ExportCsv>)).toThrow(
    'MUI X: useGridRootProps should only be used inside the DataGrid, DataGridPro or DataGridPremium component.',
  );
});
