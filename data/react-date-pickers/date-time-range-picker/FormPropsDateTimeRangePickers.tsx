import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const lastRental: DateRange<Dayjs> = [dayjs('2026-05-22T08:00'), dayjs('2026-05-22T18:30')];
const toLocal = (moment: Dayjs | null) =>
  moment?.isValid() ? moment.format('YYYY-MM-DDTHH:mm') : '';

export default function FormPropsDateTimeRangePickers() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-10T09:00'),
    dayjs('2026-07-12T17:00'),
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
        <DateTimeRangePicker label="First rental" defaultValue={lastRental} disabled />
        <DateTimeRangePicker label="Last rental" defaultValue={lastRental} readOnly />
        <DateTimeRangePicker
          label="This rental"
          name="rental"
          value={rental}
          onChange={setRental}
        />
        <input type="hidden" name="pickup" value={toLocal(rental[0])} />
        <input type="hidden" name="return" value={toLocal(rental[1])} />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Reserve
        </Button>
        <Typography
          component="pre"
          variant="body2"
          role="status"
          sx={{ m: 0, minBlockSize: '4lh', fontFamily: 'monospace', whiteSpace: 'pre-wrap' }}
        >
          {submitted}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
