import * as React from 'react';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  PickersRangeCalendarHeader,
  type PickersRangeCalendarHeaderProps,
} from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import dayjs from 'dayjs';

const years = [2023, 2024, 2025, 2026, 2027];

function HeaderWithYear(props: PickersRangeCalendarHeaderProps) {
  const { currentMonth, onMonthChange } = props;
  return (
    <React.Fragment>
      {/* preview-start */}
      <TextField
        select
        label="Year"
        value={currentMonth.year()}
        onChange={(event) => onMonthChange(currentMonth.year(Number(event.target.value)))}
        size="small"
        slotProps={{ select: { native: true } }}
        sx={{ mx: 3, mt: 2 }}
      >
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </TextField>
      <PickersRangeCalendarHeader {...props} />
      {/* preview-end */}
    </React.Fragment>
  );
}

export default function YearInHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stays between"
        calendars={1}
        minDate={dayjs('2023-01-01')}
        maxDate={dayjs('2027-12-31')}
        defaultValue={[dayjs('2026-07-10'), dayjs('2026-07-14')]}
        slots={{ calendarHeader: HeaderWithYear }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
