import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const FIRST_INSPECTION = 2024;

/** The inspection is due every second year. */
const isNotDue = (year: Dayjs) => (year.year() - FIRST_INSPECTION) % 2 !== 0;

export default function DisabledYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'day']}
        openTo="year"
        defaultValue={dayjs('2026-03-16')}
        minDate={dayjs('2024-01-01')}
        maxDate={dayjs('2035-12-31')}
        shouldDisableYear={isNotDue}
      />
    </LocalizationProvider>
  );
}
