import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { localeCoverage, type LocaleCoverage } from './localeCoverage';

function CoverageBar({ percent, label }: { percent: number; label: string }) {
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-hidden
        sx={{ flex: 1, blockSize: 6, borderRadius: 3 }}
      />
      <Box sx={{ inlineSize: 52 }}>{label}</Box>
    </>
  );
}

const columns: GridColDef<LocaleCoverage>[] = [
  { field: 'language', headerName: 'Language', flex: 1, minWidth: 170 },
  { field: 'tag', headerName: 'Tag', width: 90 },
  { field: 'id', headerName: 'Import', width: 90, renderCell: ({ id }) => <code>{id}</code> },
  /* preview-start */
  {
    field: 'translated',
    headerName: 'Translated',
    type: 'number',
    width: 200,
    display: 'flex',
    valueGetter: (value: number) => Math.floor((100 * value) / 191),
    valueFormatter: (value: number) => `${value}%`,
    renderCell: ({ value, formattedValue }) => (
      <CoverageBar percent={value} label={formattedValue} />
    ),
  },
  /* preview-end */
];

const initialState = {
  pagination: { paginationModel: { pageSize: 10 } },
};

export default function LocaleTable() {
  return (
    <DataGrid
      rows={localeCoverage}
      columns={columns}
      initialState={initialState}
      pageSizeOptions={[10, 38]}
      rowHeight={40}
      showToolbar
      label="Languages"
    />
  );
}
