import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BasicDateTimeField() {
  return (
    /* preview-start */
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField label="Maintenance starts" />
    </LocalizationProvider>
    /* preview-end */
  );
}
