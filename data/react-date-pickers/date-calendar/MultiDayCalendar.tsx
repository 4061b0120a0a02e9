import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import MultiDay, { SelectedDays } from './MultiDay';

export default function MultiDayCalendar() {
  const [days, setDays] = React.useState<ReadonlySet<string>>(
    new Set(['2026-10-06', '2026-10-13', '2026-10-22']),
  );

  const toggle = (day: Dayjs | null) => {
    if (!day) return;
    const key = day.format('YYYY-MM-DD');
    setDays((old) =>
      old.has(key) ? new Set([...old].filter((other) => other !== key)) : new Set([...old, key]),
    );
  };

  const first = [...days].sort()[0];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {/* preview-start */}
        <SelectedDays.Provider value={days}>
          <DateCalendar
            value={null}
            onChange={toggle}
            views={['day']}
            referenceDate={dayjs('2026-10-01')}
            slots={{ day: MultiDay }}
          />
        </SelectedDays.Provider>
        {/* preview-end */}
        <Typography role="status" sx={{ textAlign: 'center' }}>
          Booked: {days.size} {days.size === 1 ? 'day' : 'days'}
          {first && `, starting ${dayjs(first).format('MMM D')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
