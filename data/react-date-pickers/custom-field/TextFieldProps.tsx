import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function TextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Due date"
        defaultValue={dayjs('2026-06-12')}
        slotProps={{
          textField: {
            variant: 'filled',
            size: 'small',
            fullWidth: true,
            helperText: '30 days after delivery',
          },
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
