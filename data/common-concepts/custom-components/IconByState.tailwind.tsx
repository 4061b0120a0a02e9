import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function IconByState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Departure"
        slots={{ openPickerIcon: FlightTakeoff }}
        slotProps={{
          openPickerIcon: ({ isPickerOpen, isPickerValueEmpty }) => ({
            className: [
              'tw:transition-transform',
              isPickerOpen && 'tw:-rotate-20',
              !isPickerValueEmpty && 'tw:text-green-700 tw:dark:text-green-400',
            ]
              .filter(Boolean)
              .join(' '),
          }),
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
