import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const tooShort = 'Allow at least 30 minutes.';
const tooLong = 'Plan 6 hours at most.';
const messages: Record<string, string> = {
  minDate: tooShort,
  minTime: tooShort,
  maxDate: tooLong,
  maxTime: tooLong,
  minutesStep: 'Use a quarter hour, such as 1:15.',
  invalidDate: 'Enter a date that exists.',
};

export default function MaintenanceWindow() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-03-14T22:30'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2026-03-15T01:00'));
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const opens = start?.isValid() ? start : undefined;
  const minutes = opens && end && !error ? end.diff(opens, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: 2.5 }}>
        <Stack direction="row" sx={{ mb: 2.5, gap: 2, justifyContent: 'space-between' }}>
          <Typography variant="subtitle1" component="p">
            Server upgrade
          </Typography>
          <Chip
            role="status"
            color={minutes ? 'success' : 'error'}
            variant="outlined"
            label={
              minutes ? (
                <bdi>{`${Math.floor(minutes / 60)} h ${minutes % 60} min`}</bdi>
              ) : (
                'Check the times'
              )
            }
          />
        </Stack>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {/* preview-start */}
          <DateTimeField label="Site goes down" value={start} onChange={setStart} />
          <DateTimeField
            label="Site is back"
            value={end}
            onChange={setEnd}
            minDateTime={opens?.add(30, 'minute')}
            maxDateTime={opens?.add(6, 'hour')}
            minutesStep={15}
            onError={setError}
            helperText={messages[error ?? ''] ?? 'Up to 6 hours after the start'}
          />
          {/* preview-end */}
        </Box>
      </Paper>
    </LocalizationProvider>
  );
}
