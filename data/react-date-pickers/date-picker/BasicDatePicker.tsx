import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BasicDatePicker() {
  return (
    /* preview-start */
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Appointment" />
    </LocalizationProvider>
    /* preview-end */
  );
}
