import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

function describe([start, end]: DateRange<Dayjs>) {
  const [from, to] = [start, end].map((day) =>
    day === null ? 'null' : day.isValid() ? day.format('YYYY-MM-DD') : 'Invalid Date',
  );
  return `[${from}, ${to}]`;
}

export default function DateRangePickerValue() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-10'),
    dayjs('2026-07-14'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateRangePicker
          label="Last stay (uncontrolled)"
          defaultValue={[dayjs('2025-07-04'), dayjs('2025-07-11')]}
        />
        <DateRangePicker
          label="This stay (controlled)"
          value={stay}
          onChange={(newValue) => setStay(newValue)}
        />
        {/* preview-end */}
        <Button variant="outlined" onClick={() => setStay([null, null])}>
          Clear this stay
        </Button>
        <Typography variant="body2" role="status">
          This stay: <bdi dir="ltr">{describe(stay)}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
