import TrainIcon from '@mui/icons-material/Train';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

// Defined outside the demo: a component created in the render would be mounted anew each time.
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
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 300px)' }}>
        <DatePicker
          label="Icon"
          defaultValue={dayjs('2026-06-12')}
          slots={{ openPickerIcon: TrainIcon }}
        />
        <DatePicker
          label="Button"
          defaultValue={dayjs('2026-06-12')}
          slots={{ openPickerButton: ChangeButton }}
        />
        <DatePicker
          label="Props by state"
          defaultValue={dayjs('2026-06-12')}
          slotProps={{
            openPickerButton: { color: 'primary' },
            openPickerIcon: { fontSize: 'large' },
            field: { openPickerButtonPosition: 'start' },
            textField: ({ isPickerOpen }) => ({ color: isPickerOpen ? 'success' : 'primary' }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
