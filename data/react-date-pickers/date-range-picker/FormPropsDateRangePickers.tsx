import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const lastStay: DateRange<Dayjs> = [dayjs('2025-07-04'), dayjs('2025-07-11')];
const toISO = (day: Dayjs | null) => (day?.isValid() ? day.format('YYYY-MM-DD') : '');

export default function FormPropsDateRangePickers() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-10'),
    dayjs('2026-07-14'),
  ]);
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
        <DateRangePicker label="First stay" defaultValue={lastStay} disabled />
        <DateRangePicker label="Last stay" defaultValue={lastStay} readOnly />
        <DateRangePicker label="This stay" name="stay" value={stay} onChange={setStay} />
        <input type="hidden" name="arrival" value={toISO(stay[0])} />
        <input type="hidden" name="departure" value={toISO(stay[1])} />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Book
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
