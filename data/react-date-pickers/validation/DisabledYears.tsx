import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DisabledYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        openTo="year"
        defaultValue={dayjs('2026-03-16')}
        minDate={dayjs('2024-01-01')}
        maxDate={dayjs('2035-12-31')}
        // An inspection is due in even years.
        shouldDisableYear={(year) => year.year() % 2 !== 0}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
