import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DatePickerOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Date of birth"
        views={['year', 'month', 'day']}
        openTo="year"
        referenceDate={dayjs('1985-01-01')}
        minDate={dayjs('1910-01-01')}
        maxDate={dayjs('2026-12-31')}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
