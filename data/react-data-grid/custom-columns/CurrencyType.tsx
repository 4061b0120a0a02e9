import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { crew, type CrewMember } from '../dataset/payroll';

/* preview-start */
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const money: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value) => (value == null ? '' : euros.format(value)),
  cellClassName: 'money',
};

const columns: GridColDef<CrewMember>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 110 },
  { ...money, field: 'rate', headerName: 'Hourly rate', editable: true },
  { ...money, field: 'pay', headerName: 'Pay', valueGetter: (_, row) => row.rate * row.hours },
];
/* preview-end */

const sx = { '& .money': { fontVariantNumeric: 'tabular-nums' } };

export default function CurrencyType() {
  return <DataGrid rows={crew} columns={columns} sx={sx} hideFooter aria-label="Theater payroll" />;
}
