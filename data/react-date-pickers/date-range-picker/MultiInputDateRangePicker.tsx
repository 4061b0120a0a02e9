import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

export default function MultiInputDateRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateRangePicker
        defaultValue={[dayjs('2026-07-10'), dayjs('2026-07-14')]}
        slots={{ field: MultiInputDateRangeField }}
        localeText={{ start: 'Arrival', end: 'Departure' }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
