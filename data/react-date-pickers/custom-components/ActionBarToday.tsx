import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function ActionBarToday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-12')}
        slotProps={{ actionBar: { actions: ['today', 'clear'] } }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
