import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const AUGUST = 7;

export default function DisabledMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        views={['month', 'day']}
        openTo="month"
        defaultValue={dayjs('2026-07-20')}
        shouldDisableMonth={(month) => month.month() === AUGUST}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
