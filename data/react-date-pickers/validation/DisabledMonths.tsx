import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const isOnHoliday = (month: Dayjs) => month.month() === 7;

export default function DisabledMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['month', 'day']}
        openTo="month"
        defaultValue={dayjs('2026-07-20')}
        shouldDisableMonth={isOnHoliday}
      />
    </LocalizationProvider>
  );
}
