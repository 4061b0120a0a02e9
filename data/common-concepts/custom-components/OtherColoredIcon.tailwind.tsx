import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OtherColoredIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Departure"
        slots={{ openPickerIcon: FlightTakeoff }}
        slotProps={{
          openPickerIcon: {
            className: 'tw:text-[28px] tw:text-fuchsia-700 tw:dark:text-fuchsia-300',
          },
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
