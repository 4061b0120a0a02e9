import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs from 'dayjs';

export default function OneMonthRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        calendars={1}
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        defaultValue={[dayjs('2026-03-26'), dayjs('2026-04-04')]}
        slotProps={{ actionBar: { actions: [] } }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
