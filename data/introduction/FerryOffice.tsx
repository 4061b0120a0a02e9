import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import dayjs, { type Dayjs } from 'dayjs';
import BookedShare from './BookedShare';
import { departuresOf, ferryLines, type Departure } from './dataset/ferries';

const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Time', width: 76 },
  { field: 'vessel', headerName: 'Vessel', flex: 1 },
  {
    field: 'booked',
    headerName: 'Booked',
    type: 'number',
    width: 150,
    valueGetter: (_value, row) => row.passengers / row.seats,
    renderCell: ({ value }) => <BookedShare share={value} />,
  },
];
const isLine = (id: string) => ferryLines.every((coast) => coast.id !== id);

export default function FerryOffice() {
  const [line, setLine] = React.useState('gull');
  const [day, setDay] = React.useState<Dayjs>(dayjs('2026-06-12'));
  const departures = departuresOf(line, day);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
        }}
      >
        <Box>
          <RichTreeView
            items={ferryLines}
            defaultExpandedItems={['north', 'south']}
            selectedItems={line}
            onSelectedItemsChange={(_event, id) => id && isLine(id) && setLine(id)}
            aria-label="Ferry lines"
          />
          <DateCalendar
            value={day}
            onChange={(date) => date && setDay(date)}
            sx={{ inlineSize: '100%' }}
          />
        </Box>
        <Box>
          {/* preview-start */}
          <BarChart
            dataset={departures.map(({ time, passengers }) => ({ time, passengers }))}
            xAxis={[{ dataKey: 'time' }]}
            series={[{ dataKey: 'passengers', label: 'Passengers' }]}
            height={240}
          />
          <DataGrid
            rows={departures}
            columns={columns}
            density="compact"
            hideFooter
            aria-label="Departures"
          />
          {/* preview-end */}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
