import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange, DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const messages: Record<string, string> = {
  invalidRange: 'The outage ends before it starts.',
  minDate: 'The report covers July 2026.',
  maxDate: 'The report covers July 2026.',
};
const minutesInJuly = 31 * 24 * 60;

export default function IncidentReport() {
  const [outage, setOutage] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-10T22:00'),
    dayjs('2026-07-11T01:30'),
  ]);
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);
  const [saved, setSaved] = React.useState('');
  const [start, end] = outage;
  const error = errors[0] ?? errors[1];
  const minutes = start && end && !error ? end.diff(start, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack spacing={2}>
          <Stack
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography variant="h6" component="p">
              Payments API
            </Typography>
            {minutes !== null && (
              <Chip
                variant="outlined"
                color="primary"
                label={
                  <bdi>{`${(100 - (minutes / minutesInJuly) * 100).toFixed(2)}% uptime in July`}</bdi>
                }
              />
            )}
          </Stack>
          {/* preview-start */}
          <SingleInputDateTimeRangeField
            label="Outage"
            value={outage}
            onChange={(newOutage) => setOutage(newOutage)}
            minDateTime={dayjs('2026-07-01T00:00')}
            maxDateTime={dayjs('2026-07-31T23:59')}
            onError={(newErrors) => setErrors(newErrors)}
            helperText={error ? (messages[error] ?? 'Check both moments.') : 'Local time'}
            format="MMM D, HH:mm"
          />
          {/* preview-end */}
          <Stack
            direction="row"
            sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography variant="body2" role="status">
              {saved || 'Not saved yet'}
            </Typography>
            <Button
              variant="contained"
              disabled={minutes === null}
              onClick={() => setSaved(`Saved ${minutes} minutes`)}
            >
              Save
            </Button>
          </Stack>
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
