import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

function describe(time: Dayjs | null) {
  if (!time) return 'null';
  return time.isValid() ? time.format('YYYY-MM-DDTHH:mm') : 'Invalid Date';
}

export default function TimeRangePickerValue() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T08:00'),
    dayjs('2026-03-16T16:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <TimeRangePicker
          label="Lunch break (uncontrolled)"
          defaultValue={[dayjs('2026-03-16T12:00'), dayjs('2026-03-16T12:45')]}
        />
        <TimeRangePicker
          label="Shift (controlled)"
          value={shift}
          onChange={(newShift) => setShift(newShift)}
        />
        {/* preview-end */}
        <Typography component="div" variant="body2" role="status" sx={{ fontFamily: 'monospace' }}>
          {shift.map((time, index) => (
            <div key={index}>
              {index === 0 ? 'Start: ' : 'End: '}
              <bdi>{describe(time)}</bdi>
            </div>
          ))}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
