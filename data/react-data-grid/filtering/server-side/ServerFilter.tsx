import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { fetchApartments, type ApartmentAnswer } from '../../dataset/apartmentServer';
import { columns } from './apartmentColumns';
import { toQuery } from './apartmentQuery';

export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [answer, setAnswer] = React.useState<ApartmentAnswer & { query: string }>();
  const [log, setLog] = React.useState<string[]>([]);
  const query = toQuery(filterModel);

  React.useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const url = `GET /api/apartments${query && '?'}${decodeURIComponent(query)}`;
      try {
        const next = await fetchApartments(query, controller.signal);
        setAnswer({ ...next, query });
        setLog((lines) => [`200 ${url}`, ...lines]);
      } catch {
        setLog((lines) => [`Canceled ${url}`, ...lines]);
      }
    };
    void load();
    return () => controller.abort();
  }, [query]);

  return (
    <>
      {/* preview-start */}
      <DataGrid
        rows={answer?.rows}
        columns={columns}
        filterMode="server"
        onFilterModelChange={(newModel) => setFilterModel(newModel)}
        loading={answer?.query !== query}
        showToolbar
        hideFooter
        aria-label="Apartments, filtered by the server"
      />
      {/* preview-end */}
      <Box
        component="pre"
        dir="ltr"
        role="log"
        aria-label="Requests"
        tabIndex={0}
        sx={{ height: 88, overflow: 'auto', m: 0, mt: 1, fontSize: 13, whiteSpace: 'pre-wrap' }}
      >
        {log.join('\n')}
      </Box>
    </>
  );
}
