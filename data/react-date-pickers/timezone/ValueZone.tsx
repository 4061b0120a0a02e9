import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import LaunchReadout from './LaunchReadout';

dayjs.extend(utc);
dayjs.extend(timezone);

const instant = '2027-03-11T22:15:00Z';

export default function ValueZone() {
  const [inUtc, setInUtc] = React.useState<Dayjs | null>(dayjs.utc(instant));
  const [inNewYork, setInNewYork] = React.useState<Dayjs | null>(
    dayjs(instant).tz('America/New_York'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <DateTimePicker label="Value in UTC" value={inUtc} onChange={setInUtc} />
        <DateTimePicker label="Value in New York" value={inNewYork} onChange={setInNewYork} />
        <LaunchReadout
          rows={{
            'First value': inUtc?.isValid() ? inUtc.format() : 'null',
            'Second value': inNewYork?.isValid() ? inNewYork.format() : 'null',
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
