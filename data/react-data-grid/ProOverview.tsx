import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createStations, readTemperature, type Station } from './dataset/stations';

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

/** Tints the cell: blue below 14 °C, orange above. */
function Temperature({ value }: { value: number }) {
  const color = value < 14 ? 'info' : 'warning';
  const share = Math.min(45, Math.abs(value - 14) * 2);
  const cold = `color-mix(in srgb, var(--${color}) ${share}%, transparent)`;
  return <Box sx={{ px: 1.25, background: cold }}>{value.toFixed(1)}</Box>;
}

const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Station', type: 'number', width: 100 },
  ...DAYS.map((day): GridColDef<Station> => ({
    field: `day${day}`,
    headerName: `May ${day}`,
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => readTemperature(row.id, day),
    renderCell: ({ value }) => <Temperature value={value} />,
  })),
];
const rows = createStations(100_000);

export default function ProOverview() {
  const apiRef = useGridApiRef();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="body2">100,000 rows × 32 columns = 3,200,000 cells</Typography>
        <Button
          size="small"
          onClick={() => apiRef.current?.scrollToIndexes({ rowIndex: 49_999, colIndex: 12 })}
        >
          Jump to station 50,000
        </Button>
      </Box>
      {/* preview-start */}
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'] } }}
        density="compact"
        hideFooter
        aria-label="Temperatures in °C at 100,000 weather stations in May"
        sx={(theme) => ({
          '--info': (theme.vars ?? theme).palette.info.main,
          '--warning': (theme.vars ?? theme).palette.warning.main,
          '& .MuiDataGrid-cell:not([data-field="id"])': { p: 0 },
        })}
      />
      {/* preview-end */}
    </>
  );
}
