import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import dayjs from 'dayjs';

export default function TimePickerOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <MobileTimePicker
        label="Running late, arriving at"
        openTo="minutes"
        defaultValue={dayjs('2026-03-16T19:30')}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
