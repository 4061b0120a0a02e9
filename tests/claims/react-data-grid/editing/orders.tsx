import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

export interface Order {
  id: number;
  customer: string;
  quantity: number;
  note?: string;
}
export type Props = Partial<DataGridPremiumProps<Order>>;

export const rows: Order[] = [
  { id: 1, customer: 'Marlow', quantity: 30 },
  { id: 2, customer: 'Tilia', quantity: 20 },
];
export const columns: GridColDef<Order>[] = [
  { field: 'customer', editable: true },
  { field: 'quantity', type: 'number', editable: true },
];

/** Shows two orders that can be edited. `update` changes props that the grid was mounted with. */
export function mount(props: Props = {}) {
  const { result } = renderHook(() => useGridApiRef());
  const element = (more: Props = {}) => (
    <DataGridPremium
      apiRef={result.current}
      rows={rows}
      columns={columns}
      disableVirtualization
      {...props}
      {...more}
    />
  );
  const view = render(element());
  return {
    api: result.current.current!,
    update: (more: Props) => view.rerender(element(more)),
    unmount: view.unmount,
  };
}

export const cell = (name: string) => screen.getByRole('gridcell', { name });
/** How many cells are open. */
export const editors = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
export const input = () => screen.getByRole<HTMLInputElement>('textbox');
/** The text of each row, in the order in which the grid shows them. */
export const shown = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.textContent);
export const open = (name: string) => userEvent.dblClick(cell(name));
export const press = (keys: string) => userEvent.keyboard(keys);
export const settled = () => act(async () => {});

/** Presses the shortcut of the clipboard and then pastes the text. */
export async function paste(text: string) {
  fireEvent.keyDown(document.activeElement!, { key: 'v', ctrlKey: true, keyCode: 86 });
  const clipboardData = { getData: () => text };
  await act(async () => void fireEvent.paste(document.activeElement!, { clipboardData }));
}
