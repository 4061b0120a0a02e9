import TrainIcon from '@mui/icons-material/Train';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// A slot component is defined outside the render function, so that React doesn't remount it.
function ChangeButton({ onClick, disabled, 'aria-label': label }: IconButtonProps) {
  return (
    <Button size="small" onClick={onClick} disabled={disabled} aria-label={`Change. ${label}`}>
      Change
    </Button>
  );
}

export default function CustomSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker label="Custom icon" slots={{ openPickerIcon: TrainIcon }} />
        <DatePicker label="Custom button" slots={{ openPickerButton: ChangeButton }} />
        <DatePicker
          label="Green while the calendar is open"
          slotProps={{
            field: { openPickerButtonPosition: 'start' },
            openPickerButton: { color: 'primary' },
            textField: ({ isPickerOpen }) => ({ color: isPickerOpen ? 'success' : 'primary' }),
          }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
