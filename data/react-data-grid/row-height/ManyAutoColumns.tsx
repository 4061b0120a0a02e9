import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createStations, readTemperature, type Station } from '../dataset/stations';

const stations = createStations(20);
const getRowHeight = () => 'auto' as const;

const dayColumns = Array.from({ length: 31 }, (_, index): GridColDef<Station> => ({
  field: `day${index + 1}`,
  headerName: `May ${index + 1}`,
  width: 100,
  valueGetter: (_value, row) => readTemperature(row.id, index + 1),
  renderCell: ({ value }) => (
    <>
      <strong dir="ltr">{value} °C</strong>
      {value > 22 && (
        <Typography variant="caption" component="div" color="warning.main">
          Warm, open the vents at noon
        </Typography>
      )}
    </>
  ),
}));
const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Station', width: 90 },
  ...dayColumns,
];

export default function ManyAutoColumns() {
  const apiRef = useGridApiRef();
  const [isVirtual, setIsVirtual] = React.useState(false);
  const [cellCount, setCellCount] = React.useState<number>();

  const countCells = () =>
    setCellCount(
      apiRef.current?.rootElementRef.current?.querySelectorAll('[role="gridcell"]').length,
    );

  return (
    <>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch
              checked={isVirtual}
              onChange={(event) => {
                setIsVirtual(event.target.checked);
                setCellCount(undefined);
              }}
            />
          }
          label="virtualizeColumnsWithAutoRowHeight"
          sx={{ overflowWrap: 'anywhere' }}
        />
        <Button size="small" onClick={countCells}>
          Count cells in the document
        </Button>
        <Typography variant="body2" role="status">
          {cellCount !== undefined && `${cellCount} cells`}
        </Typography>
      </Stack>
      {/* preview-start */}
      <DataGrid
        // The grid applies a new value at the next scroll. A new key applies it immediately.
        key={String(isVirtual)}
        apiRef={apiRef}
        rows={stations}
        columns={columns}
        getRowHeight={getRowHeight}
        virtualizeColumnsWithAutoRowHeight={isVirtual}
        hideFooter
        aria-label="Temperatures of May by station"
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      />
      {/* preview-end */}
    </>
  );
}
