import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';

export type Props = Partial<DataGridPremiumProps>;

/** Shows a grid with rows in groups or a tree. `update` changes props that it was mounted with. */
export function mountPremium({ columns = [], ...props }: Props) {
  const { result } = renderHook(() => useGridApiRef());
  const element = (more: Props = {}) => (
    <DataGridPremium
      apiRef={result.current}
      columns={columns}
      disableVirtualization
      {...props}
      {...more}
    />
  );
  const view = render(element());
  const apiRef = { current: result.current.current! };
  return { apiRef, update: (more: Props) => view.rerender(element(more)) };
}

type Ref = ReturnType<typeof mountPremium>['apiRef'];

export const sort = (apiRef: Ref, field: string, desc = false) =>
  act(() => apiRef.current.setSortModel([{ field, sort: desc ? 'desc' : 'asc' }]));
export const filter = (apiRef: Ref, field: string, value: string) =>
  act(() => apiRef.current.setFilterModel({ items: [{ field, operator: 'contains', value }] }));

/** Ids of the rows, in the order in which the grid shows them; group rows by their key. */
export const shown = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
    row.getAttribute('data-id')!.replace(/^auto-generated-row-.*\//, ''),
  );
export const headers = () =>
  screen.getAllByRole('columnheader').map((header) => header.getAttribute('data-field'));
export const headerText = (field: string) =>
  document.querySelector(`[role="columnheader"][data-field="${field}"]`)?.textContent;

/** Opens a column's menu, and returns its items about groups. */
export async function menuOf(field: string) {
  const header = document.querySelector<HTMLElement>(
    `[role="columnheader"][data-field="${field}"]`,
  )!;
  act(() => header.focus());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Manage columns');
  return screen.queryAllByText(/roup/).map((item) => item.closest('li')!);
}
