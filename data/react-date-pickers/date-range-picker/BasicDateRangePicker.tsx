import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function BasicDateRangePicker() {
  return (
    /* preview-start */
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker label="Stay" sx={{ width: 280 }} />
    </LocalizationProvider>
    /* preview-end */
  );
}
