import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridFilterModel, type GridSortModel } from '@mui/x-data-grid';
import { fetchApartments, type ApartmentAnswer } from '../../dataset/apartmentServer';
import { columns } from './apartmentColumns';
import { toQuery } from './apartmentQuery';

const byRent: GridSortModel = [{ field: 'rent', sort: 'asc' }];
const firstPage = { page: 0, pageSize: 5 };
const initialState = {
  sorting: { sortModel: byRent },
  pagination: { paginationModel: firstPage },
};
const nothing: ApartmentAnswer & { query?: string } = { rows: [], rowCount: 0 };

export default function ServerEverything() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [sortModel, setSortModel] = React.useState(byRent);
  const [paginationModel, setPaginationModel] = React.useState(firstPage);
  const [answer, setAnswer] = React.useState(nothing);
  const [log, setLog] = React.useState<string[]>([]);

  const query = [
    ...sortModel.map(({ field, sort }) => `sort=${field}:${sort}`),
    `page=${paginationModel.page}&pageSize=${paginationModel.pageSize}`,
    toQuery(filterModel),
  ]
    .filter(Boolean)
    .join('&');

  React.useEffect(() => {
    const controller = new AbortController();
    fetchApartments(query, controller.signal).then(
      (next) => {
        setAnswer({ ...next, query });
        setLog((lines) => [`200 GET /api/apartments?${decodeURIComponent(query)}`, ...lines]);
      },
      () =>
        setLog((lines) => [`Canceled GET /api/apartments?${decodeURIComponent(query)}`, ...lines]),
    );
    return () => controller.abort();
  }, [query]);

  return (
    <>
      <DataGrid
        columns={columns}
        /* preview-start */
        rows={answer.rows}
        rowCount={answer.rowCount}
        loading={answer.query !== query}
        filterMode="server"
        onFilterModelChange={(newModel) => setFilterModel(newModel)}
        sortingMode="server"
        onSortModelChange={(newModel) => setSortModel(newModel)}
        paginationMode="server"
        onPaginationModelChange={(newModel) => setPaginationModel(newModel)}
        initialState={initialState}
        /* preview-end */
        pageSizeOptions={[5, 10]}
        showToolbar
        aria-label="Apartments, filtered, sorted, and paged by the server"
      />
      <Box
        component="pre"
        dir="ltr"
        role="log"
        aria-label="Requests"
        tabIndex={0}
        sx={{ height: 64, overflow: 'auto', m: 0, mt: 1, fontSize: 13, whiteSpace: 'pre-wrap' }}
      >
        {log.join('\n')}
      </Box>
    </>
  );
}
