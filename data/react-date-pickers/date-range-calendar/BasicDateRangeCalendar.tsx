import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function BasicDateRangeCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateRangeCalendar
        defaultValue={[dayjs('2026-07-24'), dayjs('2026-08-04')]}
        sx={{ flexWrap: 'wrap' }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
