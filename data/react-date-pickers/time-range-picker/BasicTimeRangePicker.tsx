import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function BasicTimeRangePicker() {
  return (
    /* preview-start */
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker label="Shift" sx={{ width: 280 }} />
    </LocalizationProvider>
    /* preview-end */
  );
}
