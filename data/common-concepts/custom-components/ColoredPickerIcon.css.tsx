import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import styles from './ColoredPickerIcon.module.css';

export default function ColoredPickerIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Departure"
        slotProps={{
          openPickerIcon: { className: styles.icon },
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
