import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import en from 'dayjs/locale/en';

// A copy of English with a name of its own for each first day, so that 'en' stays as it is.
const days = ['Sunday', 'Monday', 'Saturday'] as const;
const starts = { Sunday: 0, Monday: 1, Saturday: 6 };
const localeOf = (day: (typeof days)[number]) => `en-${day.toLowerCase()}`;
for (const day of days) {
  dayjs.locale({ ...en, name: localeOf(day), weekStart: starts[day] }, undefined, true);
}

export default function WeekStart() {
  const [day, setDay] = React.useState<(typeof days)[number]>('Monday');

  return (
    <Stack spacing={1} sx={{ inlineSize: 'min(100%, 320px)' }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="First day of the week"
        value={day}
        onChange={(_event, next: typeof day | null) => next && setDay(next)}
      >
        {days.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider key={day} dateAdapter={AdapterDayjs} adapterLocale={localeOf(day)}>
        <DateCalendar defaultValue={dayjs('2025-12-31')} />
      </LocalizationProvider>
    </Stack>
  );
}
