import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function ToolbarFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <StaticDatePicker
        defaultValue={dayjs('2025-12-31')}
        slotProps={{ toolbar: { toolbarFormat: 'D MMM YYYY' } }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
