import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

interface Shift {
  day: string;
  start: Dayjs | null;
  end: Dayjs | null;
}

const at = (time: string) => dayjs(`2026-03-16T${time}`);
const week: Shift[] = [
  { day: 'Monday', start: at('08:00'), end: at('16:30') },
  { day: 'Tuesday', start: at('07:30'), end: at('15:45') },
  { day: 'Thursday', start: at('22:00'), end: at('06:30') },
  { day: 'Friday', start: at('09:00'), end: null },
];

function minutesWorked({ start, end }: Shift) {
  if (!start?.isValid() || !end?.isValid()) return 0;
  const minutes = (time: Dayjs) => time.hour() * 60 + time.minute();
  return (minutes(end) - minutes(start) + 24 * 60) % (24 * 60);
}

const spell = (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

export default function Timesheet() {
  const [shifts, setShifts] = React.useState(week);
  const total = shifts.reduce((sum, shift) => sum + minutesWorked(shift), 0);
  const update = (day: string, change: Partial<Shift>) =>
    setShifts((all) => all.map((shift) => (shift.day === day ? { ...shift, ...change } : shift)));

  const renderShift = (shift: Shift) => (
    <Box
      key={shift.day}
      role="group"
      aria-label={shift.day}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '1fr 152px 152px 112px' },
      }}
    >
      <Typography sx={{ order: { xs: -2, sm: 0 } }}>{shift.day}</Typography>
      {/* preview-start */}
      <TimeField
        label="Start"
        size="small"
        value={shift.start}
        onChange={(start) => update(shift.day, { start })}
      />
      <TimeField
        label="End"
        size="small"
        value={shift.end}
        onChange={(end) => update(shift.day, { end })}
      />
      {/* preview-end */}
      <Chip
        label={shift.end ? <bdi>{spell(minutesWorked(shift))}</bdi> : 'At work'}
        color={shift.end ? 'default' : 'primary'}
        variant="outlined"
        sx={{ order: { xs: -1, sm: 0 } }}
      />
    </Box>
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined">
        {shifts.map(renderShift)}
        <Stack
          direction="row"
          sx={{
            gap: 2,
            p: 2,
            justifyContent: 'space-between',
            borderBlockStart: 1,
            borderColor: 'divider',
          }}
        >
          <Typography>March 16–20</Typography>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            Total: <bdi>{spell(total)}</bdi>
          </Typography>
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
