import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import LaunchReadout from './LaunchReadout';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['system', 'UTC', 'America/New_York', 'Europe/Paris', 'Asia/Tokyo'];

export default function TimezoneProp() {
  const [zone, setZone] = React.useState('Asia/Tokyo');
  const [launch, setLaunch] = React.useState<Dayjs | null>(dayjs.utc('2027-03-11T22:15:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <TextField
          select
          label="timezone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker label="Launch" timezone={zone} value={launch} onChange={setLaunch} />
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
