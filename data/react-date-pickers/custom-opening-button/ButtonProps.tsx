import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2026-06-12')}
        slotProps={{
          openPickerButton: ({ isPickerOpen }) => ({
            color: 'primary',
            size: 'small',
            sx: { bgcolor: isPickerOpen ? 'action.selected' : 'action.hover' },
          }),
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
