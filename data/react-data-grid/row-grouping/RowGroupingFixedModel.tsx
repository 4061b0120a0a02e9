import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

const columns: GridColDef<Film>[] = [
  /* preview-start */
  { field: 'company', headerName: 'Company', width: 140, groupable: false },
  { field: 'genre', headerName: 'Genre', width: 110, groupable: false },
  { field: 'title', headerName: 'Title', width: 170, groupable: false },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 120, groupable: false },
  /* preview-end */
];

const initialState = {
  rowGrouping: { model: ['company'] },
  columns: { columnVisibilityModel: { company: false } },
};

export default function RowGroupingFixedModel() {
  return (
    <DataGridPremium
      rows={films}
      columns={columns}
      initialState={initialState}
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Films by company, with a fixed grouping"
    />
  );
}
