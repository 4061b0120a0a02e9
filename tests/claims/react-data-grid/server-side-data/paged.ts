import { act } from '@testing-library/react';
import type { GridDataSource } from '@mui/x-data-grid';
import { mountGrid, type Props } from '../grid';
import { nextTick } from './source';

export const columns = [{ field: 'name', editable: true }];

export const inFives = {
  initialState: { pagination: { paginationModel: { pageSize: 5 } } },
  pageSizeOptions: [5, 10, 20],
} satisfies Props;

/** Texts of the five rows of a page. */
export const fives = (page: number) => [1, 2, 3, 4, 5].map((n) => `Row ${page * 5 + n}`);

/** Shows the first five rows of a data source. `goTo` changes the page. */
export async function mount(dataSource: GridDataSource, props: Props = {}) {
  const grid = mountGrid({ dataSource, columns, ...inFives, ...props });
  await nextTick();
  const goTo = async (page: number) => {
    act(() => grid.api.setPage(page));
    await nextTick();
  };
  return { ...grid, goTo };
}
