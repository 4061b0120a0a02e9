import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange, TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

type Hours = DateRange<Dayjs>;

const at = (time: string) => dayjs(`2026-03-16T${time}`);
const days = ['Monday', 'Tuesday', 'Wednesday', 'Saturday'];
const openAtFirst = days.slice(0, 3);
const messages: Record<string, string> = {
  invalidRange: 'Closing time is before opening time.',
  minTime: 'The building opens at 6 AM.',
  maxTime: 'The building closes at 10 PM.',
  minutesStep: 'Use quarter hours, such as 9:15.',
};

function minutesOpen([start, end]: Hours) {
  return start && end ? Math.max(0, end.diff(start, 'minute')) : 0;
}

interface DayHoursProps {
  day: string;
  hours: Hours;
  disabled: boolean;
  onChange: (hours: Hours) => void;
}

function DayHours({ day, hours, disabled, onChange }: DayHoursProps) {
  const [[startError, endError], setErrors] = React.useState<TimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    /* preview-start */
    <SingleInputTimeRangeField
      label={`${day} hours`}
      value={hours}
      onChange={onChange}
      minTime={at('06:00')}
      maxTime={at('22:00')}
      minutesStep={15}
      onError={setErrors}
      helperText={disabled ? ' ' : (messages[startError ?? endError ?? ''] ?? ' ')}
      /* preview-end */
      size="small"
      disabled={disabled}
    />
  );
}

export default function OpeningHours() {
  const [open, setOpen] = React.useState(openAtFirst);
  const [week, setWeek] = React.useState<Hours[]>([
    [at('09:00'), at('18:00')],
    [at('09:00'), at('18:00')],
    [at('13:00'), at('20:30')],
    [at('10:00'), at('14:00')],
  ]);
  const total = week.reduce(
    (sum, hours, index) => sum + (open.includes(days[index] ?? '') ? minutesOpen(hours) : 0),
    0,
  );
  const toggle = (day: string) =>
    setOpen((all) => (all.includes(day) ? all.filter((other) => other !== day) : [...all, day]));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="h6" component="p" sx={{ mb: 2 }}>
          Library hours
        </Typography>
        {days.map((day, index) => (
          <Box
            key={day}
            sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '160px 1fr' } }}
          >
            <FormControlLabel
              label={day}
              control={<Switch checked={open.includes(day)} onChange={() => toggle(day)} />}
              sx={{ alignSelf: 'start' }}
            />
            <DayHours
              day={day}
              hours={week[index] ?? [null, null]}
              disabled={!open.includes(day)}
              onChange={(hours) =>
                setWeek((all) => all.map((other, row) => (row === index ? hours : other)))
              }
            />
          </Box>
        ))}
        <Stack
          direction="row"
          sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography role="status">
            <bdi>
              {Math.floor(total / 60)} h {total % 60} min a week
            </bdi>
          </Typography>
          <Button onClick={() => setWeek((all) => all.map(() => all[0] ?? [null, null]))}>
            Use Monday hours for all
          </Button>
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
