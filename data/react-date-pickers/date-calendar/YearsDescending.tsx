import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function YearsDescending() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <YearCalendar
        yearsOrder="desc"
        yearsPerRow={4}
        minDate={dayjs('2010-01-01')}
        maxDate={dayjs('2026-12-31')}
        defaultValue={dayjs('2024-05-01')}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
