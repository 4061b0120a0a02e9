import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const firstStay: DateRange<Dayjs> = [dayjs('2026-07-10'), dayjs('2026-07-14')];

function describe([start, end]: DateRange<Dayjs>) {
  const [from, to] = [start, end].map((day) =>
    day === null ? 'null' : day.isValid() ? day.format('YYYY-MM-DD') : 'Invalid Date',
  );
  const nights = start?.isValid() && end?.isValid() ? end.diff(start, 'day') : null;
  return { text: `[${from}, ${to}]`, nights: nights === null ? '–' : String(nights) };
}

export default function DateRangePickerValue() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>(firstStay);
  const { text, nights } = describe(stay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 300px)' }}>
        <DateRangePicker label="Stay" value={stay} onChange={setStay} />
        <Button variant="outlined" onClick={() => setStay([null, null])}>
          Set to [null, null]
        </Button>
        <Typography variant="body2" role="status">
          value: <bdi dir="ltr">{text}</bdi>
          <br />
          Nights: {nights}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
