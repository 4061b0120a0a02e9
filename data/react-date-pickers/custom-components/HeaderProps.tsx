import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersCalendarHeaderClasses } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

export default function HeaderProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        defaultValue={dayjs('2026-06-12')}
        slotProps={{
          calendarHeader: {
            format: 'MMM YYYY',
            sx: { [`& .${pickersCalendarHeaderClasses.label}`]: { color: 'primary.main' } },
          },
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
