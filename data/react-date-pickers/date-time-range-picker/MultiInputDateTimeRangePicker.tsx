import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function MultiInputDateTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateTimeRangePicker
        defaultValue={[dayjs('2026-07-10T09:00'), dayjs('2026-07-12T17:00')]}
        slots={{ field: MultiInputDateTimeRangeField }}
        localeText={{ start: 'Pickup', end: 'Return' }}
        format="MM/DD HH:mm"
        ampm={false}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
