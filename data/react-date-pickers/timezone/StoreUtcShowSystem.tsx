import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import LaunchReadout from './LaunchReadout';

dayjs.extend(utc);

export default function StoreUtcShowSystem() {
  const [launch, setLaunch] = React.useState<Dayjs | null>(dayjs.utc('2027-03-11T22:15:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateTimePicker
          label="Launch (your local time)"
          timezone="system"
          value={launch}
          onChange={setLaunch}
        />
        {/* preview-end */}
        <LaunchReadout
          rows={{
            'Value in state': launch?.isValid() ? launch.format() : 'null',
            'Sent to the server': launch?.isValid() ? launch.toISOString() : 'null',
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
