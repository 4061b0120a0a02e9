import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ColoredPickerIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Departure"
        slotProps={{
          openPickerIcon: { className: 'tw:text-fuchsia-700 tw:dark:text-fuchsia-300' },
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
