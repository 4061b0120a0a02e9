import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import styles from './OtherColoredIcon.module.css';

export default function OtherColoredIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Departure"
        slots={{ openPickerIcon: FlightTakeoff }}
        slotProps={{ openPickerIcon: { className: styles.icon } }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
