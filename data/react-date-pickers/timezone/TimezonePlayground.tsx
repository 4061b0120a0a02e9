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

const valueZones = ['No value', 'UTC', 'America/New_York', 'Asia/Tokyo'];
const shownZones = ['Not set', 'UTC', 'America/New_York', 'Asia/Tokyo'];
const start = (zone: string) =>
  zone === 'No value' ? null : dayjs.utc('2027-03-11T22:15:00Z').tz(zone);

export default function TimezonePlayground() {
  const [valueZone, setValueZone] = React.useState('UTC');
  const [shownZone, setShownZone] = React.useState('Asia/Tokyo');
  const [launch, setLaunch] = React.useState<Dayjs | null>(start('UTC'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TextField
          select
          label="Timezone of the value"
          value={valueZone}
          onChange={(event) => {
            setValueZone(event.target.value);
            setLaunch(start(event.target.value));
          }}
        >
          {valueZones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="timezone"
          value={shownZone}
          onChange={(event) => setShownZone(event.target.value)}
        >
          {shownZones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {/* preview-start */}
        <DateTimePicker
          key={`${valueZone} ${shownZone}`}
          label="Launch"
          timezone={shownZone === 'Not set' ? undefined : shownZone}
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
