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
            sx: {
              color: isPickerValueEmpty ? 'text.secondary' : 'success.main',
              transition: 'rotate 200ms',
              rotate: isPickerOpen ? '-20deg' : '0deg',
            },
          }),
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
