import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['Pacific/Auckland', 'Europe/Berlin', 'America/New_York'];

export default function ShiftedDay() {
  const [zone, setZone] = React.useState(zones[1]!);
  const [birthday, setBirthday] = React.useState<Dayjs | null>(dayjs.tz('1984-11-02', zone));

  const day = birthday?.isValid() ? birthday : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxInlineSize: 320 }}>
        <TextField
          select
          label="The patient is in"
          value={zone}
          onChange={(event) => {
            setZone(event.target.value);
            setBirthday((old) => old && dayjs.tz(old.format('YYYY-MM-DD'), event.target.value));
          }}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DatePicker label="Date of birth" timezone={zone} value={birthday} onChange={setBirthday} />
        <Box role="status" sx={{ '& dl, & dd': { m: 0 }, '& dd': { fontFamily: 'monospace' } }}>
          <dl>
            <Typography component="dt" variant="caption">
              <bdi dir="ltr">format(&apos;YYYY-MM-DD&apos;)</bdi>
            </Typography>
            <dd>{day?.format('YYYY-MM-DD') ?? '–'}</dd>
            <Typography component="dt" variant="caption">
              <bdi dir="ltr">toISOString()</bdi>
            </Typography>
            <dd>{day?.toISOString() ?? '–'}</dd>
          </dl>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
