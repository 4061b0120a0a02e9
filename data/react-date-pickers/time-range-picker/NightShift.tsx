import * as React from 'react';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) return 'Enter both times';
  const minutes = end.diff(start, 'minute');
  const nextDay = end.isSame(start, 'day') ? '' : ', ends the next day';
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min${nextDay}`;
}

function ShiftRow({ label, from, to }: { label: string; from: string; to: string }) {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([dayjs(from), dayjs(to)]);

  return (
    <React.Fragment>
      {/* preview-start */}
      <TimeRangePicker
        label={label}
        value={shift}
        onChange={([start, end]) => {
          if (!start?.isValid() || !end?.isValid()) {
            setShift([start, end]);
            return;
          }
          const sameDay = start.hour(end.hour()).minute(end.minute());
          setShift([start, sameDay.isBefore(start) ? sameDay.add(1, 'day') : sameDay]);
        }}
      />
      {/* preview-end */}
      <Chip
        role="status"
        variant="outlined"
        label={<bdi>{describe(shift)}</bdi>}
        sx={{ justifySelf: 'start' }}
      />
    </React.Fragment>
  );
}

export default function NightShift() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gap: 2,
          p: 2,
          alignItems: 'center',
          gridTemplateColumns: { sm: '280px 1fr' },
        }}
      >
        <ShiftRow label="Early shift" from="2026-03-16T06:00" to="2026-03-16T14:15" />
        <ShiftRow label="Late shift" from="2026-03-16T13:30" to="2026-03-16T22:00" />
        <ShiftRow label="Night shift" from="2026-03-16T21:45" to="2026-03-17T06:15" />
      </Paper>
    </LocalizationProvider>
  );
}
