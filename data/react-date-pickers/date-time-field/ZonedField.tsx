import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const offices = [
  { city: 'Seattle', zone: 'America/Los_Angeles' },
  { city: 'São Paulo', zone: 'America/Sao_Paulo' },
  { city: 'London', zone: 'Europe/London' },
  { city: 'Bengaluru', zone: 'Asia/Kolkata' },
  { city: 'Sydney', zone: 'Australia/Sydney' },
];

const isAtWork = (time: Dayjs) => time.hour() >= 8 && time.hour() < 18;

function renderOffice({ city, zone }: (typeof offices)[number], meeting: Dayjs | null) {
  const local = meeting?.isValid() ? meeting.tz(zone) : null;
  return (
    <Stack component="li" key={zone} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Typography variant="body2" noWrap sx={{ flexGrow: 1 }}>
        {city}
      </Typography>
      <Typography variant="body2" noWrap sx={{ flexShrink: 0 }}>
        <bdi>{local?.format('ddd h:mm A') ?? '–'}</bdi>
      </Typography>
      <Chip
        size="small"
        variant="outlined"
        color={local && isAtWork(local) ? 'success' : 'default'}
        label={local && isAtWork(local) ? 'At work' : 'Off'}
        sx={{ inlineSize: 68, flexShrink: 0 }}
      />
    </Stack>
  );
}

export default function ZonedField() {
  const [zone, setZone] = React.useState('Europe/London');
  const [meeting, setMeeting] = React.useState<Dayjs | null>(dayjs.utc('2026-03-17T15:00:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField
            select
            label="Local time in"
            value={zone}
            onChange={(event) => setZone(event.target.value)}
          >
            {offices.map((office) => (
              <MenuItem key={office.zone} value={office.zone}>
                {office.city}
              </MenuItem>
            ))}
          </TextField>
          {/* preview-start */}
          <DateTimeField
            key={zone}
            label="Meeting starts"
            timezone={zone}
            value={meeting}
            onChange={setMeeting}
          />
          {/* preview-end */}
        </Box>
        <Stack component="ul" sx={{ my: 2.5, p: 0, gap: 1 }}>
          {offices.map((office) => renderOffice(office, meeting))}
        </Stack>
        <Typography variant="body2" role="status">
          Stored: <bdi>{meeting?.isValid() ? meeting.toISOString() : 'no meeting'}</bdi>
        </Typography>
      </Paper>
    </LocalizationProvider>
  );
}
