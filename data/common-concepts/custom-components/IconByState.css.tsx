import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import styles from './IconByState.module.css';

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
              styles.icon,
              isPickerOpen && styles.open,
              !isPickerValueEmpty && styles.filled,
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
