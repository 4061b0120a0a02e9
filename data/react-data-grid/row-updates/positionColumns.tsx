import Chip from '@mui/material/Chip';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef } from '@mui/x-data-grid';
import type { Position } from '../dataset/positions';

/** Columns of the positions of a trading desk. */
export const positionColumns: GridColDef<Position>[] = [
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 160 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    renderCell: ({ formattedValue }) => <span dir="ltr">{formattedValue}</span>,
  },
  {
    field: 'desk',
    headerName: 'Desk',
    width: 100,
    renderCell: ({ value }) => <Chip label={value} size="small" variant="outlined" />,
  },
  {
    field: 'history',
    headerName: 'Recent prices',
    width: 130,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => (
      <SparkLineChart
        data={row.history}
        height={32}
        yAxis={{ min: Math.min(...row.history), max: Math.max(...row.history) }}
        aria-label={`Recent prices: ${row.name}`}
      />
    ),
  },
];
