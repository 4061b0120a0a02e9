import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { hutColumns, huts, type Hut } from '../dataset/huts';

const columns: GridColDef<Hut>[] = hutColumns.map((column) => {
  if (column.field === 'name') return { ...column, cellClassName: 'hut-name' };
  if (column.field !== 'beds') return column;
  return {
    ...column,
    cellClassName: ({ value }: GridCellParams<Hut, number>) =>
      (value ?? 0) < 20 ? 'few-beds' : '',
  };
});

export default function StyleCellsByColumn() {
  return (
    <Box
      sx={{
        '& .hut-name': { fontWeight: 700 },
        '& .few-beds': { color: 'error.main', fontWeight: 700 },
      }}
    >
      <DataGrid
        rows={huts}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { status: false } } }}
        hideFooter
        aria-label="Huts, those with fewer than 20 beds in red"
      />
    </Box>
  );
}
