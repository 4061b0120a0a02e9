import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const cities = { Lima: 'America/Lima', Oslo: 'Europe/Oslo', Tokyo: 'Asia/Tokyo' };
type City = keyof typeof cities;

export default function TimezoneMini() {
  const [city, setCity] = React.useState<City>('Oslo');
  const [checkIn, setCheckIn] = React.useState<Dayjs | null>(dayjs.utc('2026-06-12T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxInlineSize: 320 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="City"
          value={city}
          onChange={(_event, next: City | null) => next && setCity(next)}
        >
          {Object.keys(cities).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimeField
          label={`Check-in, in ${city}`}
          timezone={cities[city]}
          value={checkIn}
          onChange={setCheckIn}
        />
        <Typography variant="body2" role="status">
          Stored: <bdi>{checkIn?.isValid() ? checkIn.toISOString() : '–'}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
