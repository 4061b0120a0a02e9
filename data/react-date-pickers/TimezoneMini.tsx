import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone';
import utcPlugin from 'dayjs/plugin/utc';

dayjs.extend(utcPlugin);
dayjs.extend(timezonePlugin);

export default function TimezoneMini() {
  const [timezone, setTimezone] = React.useState('Europe/Oslo');
  const [checkIn, setCheckIn] = React.useState<Dayjs | null>(dayjs.utc('2026-06-12T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Timezone"
          value={timezone}
          onChange={(_event, next: string | null) => next && setTimezone(next)}
        >
          <ToggleButton value="America/Lima">Lima</ToggleButton>
          <ToggleButton value="Europe/Oslo">Oslo</ToggleButton>
          <ToggleButton value="Asia/Tokyo">Tokyo</ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        <DateTimeField
          label={`Check-in (${timezone})`}
          timezone={timezone} // for example 'Europe/Oslo'
          value={checkIn}
          onChange={setCheckIn}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Stored: <bdi>{checkIn?.isValid() ? checkIn.toISOString() : '–'}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
