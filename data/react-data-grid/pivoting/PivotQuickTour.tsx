import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from '../dataset/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'quarter', headerName: 'Quarter' },
  { field: 'bags', headerName: 'Bags', type: 'number' },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 110 },
];

export default function PivotQuickTour() {
  const isWide = useMediaQuery('(min-width: 700px)');
  return (
    <DataGridPremium
      key={String(isWide)}
      rows={sales}
      columns={columns}
      /* preview-start */
      initialState={{
        pivoting: {
          enabled: true,
          panelOpen: isWide, // the panel leaves no room for the grid on a phone
          model: {
            rows: [{ field: 'region' }, { field: 'bean' }],
            columns: [{ field: 'quarter' }],
            values: [{ field: 'revenue', aggFunc: 'sum' }],
          },
        },
      }}
      showToolbar
      /* preview-end */
      label="Coffee sales in 2025"
      hideFooter
    />
  );
}
