import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'budget', headerName: 'Budget (M€)', type: 'number', width: 130 },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 130 },
];

/* preview-start */
export default function AggregationFromMenu() {
  return (
    <DataGridPremium
      rows={films}
      columns={columns}
      initialState={{ aggregation: { model: { budget: 'sum', gross: 'sum' } } }}
      aria-label="Films with total budget and total gross"
    />
  );
}
/* preview-end */
