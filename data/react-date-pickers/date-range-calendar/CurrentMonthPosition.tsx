import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

const lastBackup = dayjs('2026-07-20');

export default function CurrentMonthPosition() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateRangeCalendar
        calendars={2}
        currentMonthCalendarPosition={2}
        maxDate={lastBackup}
        referenceDate={lastBackup}
        sx={{ flexWrap: 'wrap' }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
