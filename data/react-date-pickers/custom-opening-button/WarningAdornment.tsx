import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import InputAdornment, { type InputAdornmentProps } from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

/* preview-start */
function WarningAdornmentSlot({ children, ...props }: InputAdornmentProps) {
  const { value } = usePickerContext();
  const isValid = useIsValidValue();

  return (
    <InputAdornment {...props}>
      {!isValid(value) && <WarningAmberIcon color="error" titleAccess="No flight on this day" />}
      {children}
    </InputAdornment>
  );
}
/* preview-end */

export default function WarningAdornment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2026-06-14')}
        shouldDisableDate={(day) => day.day() === 0}
        slots={{ inputAdornment: WarningAdornmentSlot }}
        slotProps={{ textField: { helperText: 'Flights from Monday to Saturday' } }}
      />
    </LocalizationProvider>
  );
}
