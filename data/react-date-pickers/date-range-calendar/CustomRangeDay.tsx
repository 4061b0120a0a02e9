import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import dayjs from 'dayjs';

/* preview-start */
const SquareDay = styled(DateRangePickerDay2)({
  '--PickerDay-size': '40px',
  '--PickerDay-horizontalMargin': '0px',
  borderRadius: 8,
});

export default function CustomRangeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        showDaysOutsideCurrentMonth
        defaultValue={[dayjs('2026-07-13'), dayjs('2026-07-23')]}
        slots={{ day: SquareDay }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
