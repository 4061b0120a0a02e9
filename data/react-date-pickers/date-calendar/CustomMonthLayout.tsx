import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CustomMonthLayout() {
  const [showsOutside, setShowsOutside] = React.useState(true);
  const [hasSixWeeks, setHasSixWeeks] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ inlineSize: 'min(100%, 320px)' }}>
        <FormControlLabel
          label="Days of other months"
          control={
            <Switch
              checked={showsOutside}
              onChange={(event) => setShowsOutside(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="Always six weeks"
          control={
            <Switch
              checked={hasSixWeeks}
              onChange={(event) => setHasSixWeeks(event.target.checked)}
            />
          }
        />
        <DateCalendar
          sx={{ blockSize: 336 }}
          defaultValue={dayjs('2026-10-15')}
          showDaysOutsideCurrentMonth={showsOutside}
          fixedWeekNumber={hasSixWeeks ? 6 : undefined}
        />
      </Stack>
    </LocalizationProvider>
  );
}
