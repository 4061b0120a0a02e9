import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import dayjs from 'dayjs';

type Count = 1 | 2 | 3;
const counts: Count[] = [1, 2, 3];

export default function DateRangeCalendarsProp() {
  const [calendars, setCalendars] = React.useState<Count>(1);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 300px)' }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Months side by side"
          value={calendars}
          onChange={(_event, next: Count | null) => next && setCalendars(next)}
        >
          {counts.map((count) => (
            <ToggleButton key={count} value={count} sx={{ textTransform: 'none' }}>
              {count === 1 ? '1 month' : `${count} months`}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DesktopDateRangePicker
          label="Stay"
          calendars={calendars}
          defaultValue={[dayjs('2026-07-28'), dayjs('2026-08-04')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
