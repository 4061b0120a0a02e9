import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const morning: DateRange<Dayjs> = [dayjs('2026-03-16T08:00'), dayjs('2026-03-16T12:00')];
const toText = (time: Dayjs | null) => (time?.isValid() ? time.format('HH:mm') : '');

export default function FormPropsTimeRangePickers() {
  const [shift, setShift] = React.useState(morning);
  const [submitted, setSubmitted] = React.useState('Nothing submitted yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSubmitted(entries.map(([name, value]) => `${name}=${String(value)}`).join('\n'));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={handleSubmit}>
        {/* preview-start */}
        <TimeRangePicker label="Sunday" defaultValue={morning} disabled />
        <TimeRangePicker label="Last shift" defaultValue={morning} readOnly />
        <TimeRangePicker label="Next shift" name="shift" value={shift} onChange={setShift} />
        <input type="hidden" name="start" value={toText(shift[0])} />
        <input type="hidden" name="end" value={toText(shift[1])} />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Save the shift
        </Button>
        <Typography
          component="pre"
          variant="body2"
          role="status"
          sx={{ m: 0, minBlockSize: '3lh', fontFamily: 'monospace', whiteSpace: 'pre-wrap' }}
        >
          {submitted}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
