import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

/** Rental cars are handed out on weekdays, and taken back every day. */
const isClosed = (day: Dayjs, position: string) =>
  position === 'start' && (day.day() === 0 || day.day() === 6);

export default function RangeStartRule() {
  const [position, setPosition] = React.useState<RangePosition>('start');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" role="status">
          Choose the {position === 'start' ? 'pick-up: weekdays only' : 'return: any day'}.
        </Typography>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-03-13'), dayjs('2026-03-15')]}
          rangePosition={position}
          onRangePositionChange={setPosition}
          shouldDisableDate={isClosed}
        />
      </Stack>
    </LocalizationProvider>
  );
}
