import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function MinMaxDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        defaultValue={dayjs('2026-03-16')}
        minDate={dayjs('2026-03-09')}
        maxDate={dayjs('2026-04-17')}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
