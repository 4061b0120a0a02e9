import { render, renderHook } from '@testing-library/react';
import { DataGrid, useGridApiRef, type DataGridProps } from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiRef as useGridApiRefPro,
  type DataGridProProps,
} from '@mui/x-data-grid-pro';

export type Props = Partial<DataGridProps>;
export type ProProps = Partial<DataGridProProps>;

/** Shows a grid. `update` changes props that it was mounted with. */
export function mountGrid(props: DataGridProps) {
  const { result } = renderHook(() => useGridApiRef());
  const element = (more: Props = {}) => <DataGrid apiRef={result.current} {...props} {...more} />;
  const view = render(element());
  const api = result.current.current;
  if (!api) throw new Error('The grid has no API.');
  return {
    api,
    apiRef: result.current,
    update: (more: Props) => view.rerender(element(more)),
    unmount: view.unmount,
  };
}

/** Shows a Pro grid and returns its `apiRef`. */
export function mountProGrid(props: DataGridProProps) {
  const { result } = renderHook(() => useGridApiRefPro());
  render(<DataGridPro apiRef={result.current} {...props} />);
  return result.current;
}

/** Texts of a column from top to bottom. */
export const texts = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
