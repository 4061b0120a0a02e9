import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

function duration(departure: Dayjs | null, arrival: Dayjs | null) {
  if (!departure?.isValid() || !arrival?.isValid()) return 'Enter both times';
  const minutes = arrival.diff(departure, 'minute');
  if (minutes <= 0) return 'Lands before takeoff';
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export default function FlightTimes() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs.tz('2026-06-12T18:30', 'America/New_York'),
  );
  const [arrival, setArrival] = React.useState<Dayjs | null>(
    dayjs.tz('2026-06-13T06:15', 'Europe/Lisbon'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: 2.5 }}>
        <Stack direction="row" sx={{ mb: 2.5, gap: 2, justifyContent: 'space-between' }}>
          <Typography variant="h6" component="p">
            New York to Lisbon
          </Typography>
          <Chip
            role="status"
            variant="outlined"
            label={<bdi>{duration(departure, arrival)}</bdi>}
          />
        </Stack>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {/* preview-start */}
          <DateTimePicker
            label="Departure (New York)"
            timezone="America/New_York"
            value={departure}
            onChange={setDeparture}
          />
          <DateTimePicker
            label="Arrival (Lisbon)"
            timezone="Europe/Lisbon"
            minDateTime={departure?.isValid() ? departure : undefined}
            value={arrival}
            onChange={setArrival}
          />
          {/* preview-end */}
        </Box>
      </Paper>
    </LocalizationProvider>
  );
}
