import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid-pro';
import { createStations, readTemperature, type Station } from '../dataset/stations';

/* preview-start */
function Traced({ formattedValue, value }: GridRenderCellParams) {
  const ref = React.useRef<HTMLSpanElement>(null);
  React.useEffect(() => {
    const keyframes = { backgroundColor: ['rgb(255 152 0 / 0.6)', 'transparent'] };
    ref.current?.closest('[role="gridcell"]')?.animate(keyframes, 900);
  });
  return <span ref={ref}>{formattedValue ?? value}</span>;
}
const renderCell = (params: GridRenderCellParams) => <Traced {...params} />;
/* preview-end */

const columns = ['Station', ...Array.from({ length: 14 }, (_, index) => `May ${index + 1}`)].map(
  (headerName, day): GridColDef<Station & Record<string, number>> => ({
    field: day ? `day${day}` : 'id',
    headerName,
    type: 'number',
    width: 90,
    renderCell,
    ...(day > 0 && {
      editable: true,
      valueFormatter: (value: number | null) => value?.toFixed(1) ?? '',
    }),
  }),
);
const rows = createStations(100).map(({ id }) => ({
  id,
  ...Object.fromEntries(
    columns.slice(1).map(({ field }, day) => [field, readTemperature(id, day)]),
  ),
}));

export default function RenderTracer() {
  const [, setCount] = React.useState(0);
  const [isStable, setIsStable] = React.useState(true);

  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={() => setCount((count) => count + 1)}>
          Render the parent
        </Button>
        <FormControlLabel
          label="Keep the same columns"
          control={
            <Switch checked={isStable} onChange={(event) => setIsStable(event.target.checked)} />
          }
        />
      </Stack>
      <DataGridPro
        rows={rows}
        columns={isStable ? columns : [...columns]}
        checkboxSelection
        density="compact"
        aria-label="Temperatures in °C whose cells flash when they render"
      />
    </>
  );
}
