import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CustomMonthLayout() {
  const [showOutside, setShowOutside] = React.useState(true);
  const [isSixWeeks, setIsSixWeeks] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        <FormControlLabel
          label="showDaysOutsideCurrentMonth"
          control={
            <Switch
              checked={showOutside}
              onChange={(event) => setShowOutside(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="fixedWeekNumber={6}"
          control={
            <Switch
              checked={isSixWeeks}
              onChange={(event) => setIsSixWeeks(event.target.checked)}
            />
          }
        />
        {/* preview-start */}
        <DateCalendar
          defaultValue={dayjs('2026-10-15')}
          showDaysOutsideCurrentMonth={showOutside}
          fixedWeekNumber={isSixWeeks ? 6 : undefined}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
