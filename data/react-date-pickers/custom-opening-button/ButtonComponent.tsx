import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

/* preview-start */
function ChangeButton({ onClick, disabled, 'aria-label': label }: IconButtonProps) {
  return (
    <Button size="small" onClick={onClick} disabled={disabled} aria-label={`Change. ${label}`}>
      Change
    </Button>
  );
}
/* preview-end */

export default function ButtonComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2026-06-12')}
        slots={{ openPickerButton: ChangeButton }}
      />
    </LocalizationProvider>
  );
}
