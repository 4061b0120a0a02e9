import * as React from 'react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Home from '@mui/icons-material/Home';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiRef,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { createStations, readTemperature, type Station } from '../dataset/stations';

const dayColumns = Array.from({ length: 31 }, (_, index): GridColDef<Station> => ({
  field: `day${index + 1}`,
  headerName: `May ${index + 1}`,
  type: 'number',
  width: 90,
  valueGetter: (_value, station) => readTemperature(station.id, index + 1),
}));
const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Station', width: 90 },
  ...dayColumns,
];
const rows = createStations(100);
const moves = [
  { label: 'First cell', icon: <Home />, rows: -Infinity, columns: -Infinity },
  { label: '10 rows up', icon: <ArrowUpward />, rows: -10, columns: 0 },
  { label: '10 rows down', icon: <ArrowDownward />, rows: 10, columns: 0 },
  { label: '5 columns back', icon: <ArrowBack />, rows: 0, columns: -5 },
  { label: '5 columns forward', icon: <ArrowForward />, rows: 0, columns: 5 },
];
const clamp = (value: number, length: number) => Math.max(0, Math.min(length - 1, value));

export default function ScrollToCellPad() {
  const apiRef = useGridApiRef();
  const [position, setPosition] = React.useState({ rowIndex: 0, colIndex: 0 });

  /* preview-start */
  const goTo = (row: number, column: number) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const shown = gridVisibleColumnDefinitionsSelector(apiRef);
    const rowIndex = clamp(row, ids.length);
    const colIndex = clamp(column, shown.length);
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex });
    apiRef.current?.setCellFocus(ids[rowIndex]!, shown[colIndex]!.field);
    setPosition({ rowIndex, colIndex });
  };
  /* preview-end */

  const handleCellClick = ({ id, field }: GridCellParams) =>
    setPosition({
      rowIndex: gridExpandedSortedRowIdsSelector(apiRef).indexOf(id),
      colIndex: apiRef.current?.getColumnIndex(field) ?? 0,
    });
  const { rowIndex, colIndex } = position;

  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        {moves.map((move) => (
          <IconButton
            key={move.label}
            onClick={() => goTo(rowIndex + move.rows, colIndex + move.columns)}
            aria-label={move.label}
            title={move.label}
            sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
          >
            {move.icon}
          </IconButton>
        ))}
        <Typography variant="body2" role="status" sx={{ mx: 1 }}>
          Row {rowIndex + 1}, column {colIndex + 1}
        </Typography>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellClick={handleCellClick}
        hideFooter
        aria-label="Temperatures in °C by station and day"
      />
    </>
  );
}
