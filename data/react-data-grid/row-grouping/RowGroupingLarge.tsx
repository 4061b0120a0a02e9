import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createScreenings, type Screening } from '../dataset/screenings';

const rows = createScreenings(20_000);

const columns: GridColDef<Screening>[] = [
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'film', headerName: 'Film', width: 150 },
  { field: 'week', headerName: 'Week', width: 110 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 130, groupable: false },
  { field: 'takings', headerName: 'Takings (€)', type: 'number', width: 150, groupable: false },
];

export default function RowGroupingLarge() {
  return (
    <DataGridPremium
      /* preview-start */
      rows={rows} // 20,000 screenings
      columns={columns}
      initialState={{
        rowGrouping: { model: ['city', 'film', 'week'] },
        aggregation: { model: { tickets: 'sum', takings: 'sum' } },
        columns: { columnVisibilityModel: { city: false, film: false, week: false } },
      }}
      /* preview-end */
      hideFooter
      sx={{ '& .MuiDataGrid-footerCell': { color: 'text.primary', fontWeight: 600 } }}
      aria-label="20,000 screenings by city, film and week, with totals"
    />
  );
}
