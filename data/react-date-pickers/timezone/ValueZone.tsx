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

const describe = (value: Dayjs | null | undefined) => {
  if (value === undefined) return 'Not called yet';
  return value?.isValid() ? value.format() : 'null';
};

export default function ValueZone() {
  const [inUtc, setInUtc] = React.useState<Dayjs | null>();
  const [inNewYork, setInNewYork] = React.useState<Dayjs | null>();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateTimePicker
          label="Launch (UTC)"
          defaultValue={dayjs.utc('2027-03-11T22:15')}
          onChange={setInUtc}
        />
        <DateTimePicker
          label="Launch (New York)"
          defaultValue={dayjs.tz('2027-03-11T17:15', 'America/New_York')}
          onChange={setInNewYork}
        />
        {/* preview-end */}
        <LaunchReadout
          rows={{
            'onChange of the UTC picker': describe(inUtc),
            'onChange of the New York picker': describe(inNewYork),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
