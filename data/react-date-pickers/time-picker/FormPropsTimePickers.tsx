import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function FormPropsTimePickers() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T19:30'));
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
        <TimePicker
          label="Doors open"
          name="doors"
          defaultValue={dayjs('2026-03-16T17:00')}
          disabled
        />
        <TimePicker
          label="Last order"
          name="lastOrder"
          defaultValue={dayjs('2026-03-16T22:00')}
          readOnly
        />
        <TimePicker label="Table reserved for" name="table" value={time} onChange={setTime} />
        <input type="hidden" name="table24h" value={time?.isValid() ? time.format('HH:mm') : ''} />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Submit
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
