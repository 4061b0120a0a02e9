import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const holidays = new Set(['2026-04-03', '2026-04-06', '2026-05-01']);

export default function NoWeekends() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        defaultValue={dayjs('2026-04-07')}
        shouldDisableDate={(day) =>
          day.day() === 0 || day.day() === 6 || holidays.has(day.format('YYYY-MM-DD'))
        }
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
