import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, title: 'The Sea Register', copies: 4 },
  { id: 2, title: 'A Field of Clocks', copies: 1 },
  { id: 3, title: 'Letters to a Lighthouse', copies: 2 },
];

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 100 },
];

/* preview-start */
export default function FirstGrid() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Books" />
    </div>
  );
}
/* preview-end */
