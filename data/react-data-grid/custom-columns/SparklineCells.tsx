import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { crew, type CrewMember } from '../dataset/payroll';

const sum = (values: number[] = []) => values.reduce((total, value) => total + value, 0);

/** A cell has 10 px of padding on each side. */
const PADDING = 20;

function HoursChart({
  value,
  formattedValue,
  colDef,
}: GridRenderCellParams<CrewMember, number[], string>) {
  return (
    <div role="img" aria-label={formattedValue}>
      <SparkLineChart
        data={value ?? []}
        width={colDef.computedWidth - PADDING}
        height={40}
        plotType="bar"
        yAxis={{ min: 0, max: 12 }}
        showTooltip
        valueFormatter={(hours) => `${hours} h`}
      />
    </div>
  );
}

const columns: GridColDef<CrewMember>[] = [
  { field: 'lastName', headerName: 'Name', width: 110 },
  /* preview-start */
  {
    field: 'dailyHours',
    headerName: 'Last 30 days',
    flex: 1,
    minWidth: 160,
    display: 'flex',
    filterable: false,
    sortComparator: (a: number[], b: number[]) => sum(a) - sum(b),
    valueFormatter: (value: number[]) => `${sum(value)} hours in 30 days`,
    renderCell: (params) => <HoursChart {...params} />,
  },
  /* preview-end */
  {
    field: 'total',
    headerName: 'Hours',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => sum(row.dailyHours),
  },
];

export default function SparklineCells() {
  return <DataGrid rows={crew} columns={columns} hideFooter aria-label="Hours of the crew" />;
}
