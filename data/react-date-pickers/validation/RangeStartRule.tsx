import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function RangeStartRule() {
  const [next, setNext] = React.useState<RangePosition>('start');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" role="status">
          {next === 'start' ? 'Choose a weekday for the pickup.' : 'Choose any day for the return.'}
        </Typography>
        {/* preview-start */}
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-03-13'), dayjs('2026-03-15')]}
          rangePosition={next}
          onRangePositionChange={setNext}
          shouldDisableDate={(day, position) =>
            position === 'start' && (day.day() === 0 || day.day() === 6)
          }
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
