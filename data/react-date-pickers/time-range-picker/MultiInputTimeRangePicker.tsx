import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function MultiInputTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <TimeRangePicker
        defaultValue={[dayjs('2026-03-16T08:00'), dayjs('2026-03-16T16:30')]}
        slots={{ field: MultiInputTimeRangeField }}
        localeText={{ start: 'Clock in', end: 'Clock out' }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
