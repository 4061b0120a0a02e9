import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs from 'dayjs';

export default function DateTimePickerOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <MobileDateTimePicker
        label="Delivery"
        openTo="hours"
        defaultValue={dayjs('2026-06-12T14:30')}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
