import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

type Months = 1 | 2 | 3;

export default function MonthsCount() {
  const [months, setMonths] = React.useState<Months>(1);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Number of months"
          value={months}
          onChange={(_event, next: Months | null) => next && setMonths(next)}
          sx={{ '& button': { textTransform: 'none' } }}
        >
          <ToggleButton value={1}>1 month</ToggleButton>
          <ToggleButton value={2}>2 months</ToggleButton>
          <ToggleButton value={3}>3 months</ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        <DateRangeCalendar
          calendars={months}
          defaultValue={[dayjs('2026-07-13'), dayjs('2026-07-17')]}
          sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
