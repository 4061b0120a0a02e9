import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridFilterModel, type GridSortModel } from '@mui/x-data-grid';
import { fetchApartments, type ApartmentAnswer } from '../../dataset/apartmentServer';
import { columns } from './apartmentColumns';
import { toQuery } from './apartmentQuery';

const nothing: ApartmentAnswer & { query?: string } = { rows: [], rowCount: 0 };

export default function ServerEverything() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'rent', sort: 'asc' }]);
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState(nothing);

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
      (next) => setAnswer({ ...next, query }),
      () => {},
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
        filterModel={filterModel}
        onFilterModelChange={(newModel) => setFilterModel(newModel)}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(newModel) => setSortModel(newModel)}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={(newModel) => setPaginationModel(newModel)}
        /* preview-end */
        pageSizeOptions={[5, 10]}
        showToolbar
        aria-label="Apartments, filtered, sorted, and paged by the server"
      />
      <Typography
        variant="body2"
        role="status"
        sx={{ mt: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        GET /api/apartments?{decodeURIComponent(query)}
      </Typography>
    </>
  );
}
