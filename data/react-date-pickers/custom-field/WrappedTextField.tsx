import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

/* preview-start */
function NewTextField(props: PickersTextFieldProps) {
  return (
    <Badge badgeContent="New" color="primary" sx={{ display: 'flex', mx: 1.5 }}>
      <PickersTextField fullWidth {...props} />
    </Badge>
  );
}
/* preview-end */

export default function WrappedTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Reminder"
        defaultValue={dayjs('2026-06-05')}
        slots={{ textField: NewTextField }}
      />
    </LocalizationProvider>
  );
}
