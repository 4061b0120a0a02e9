import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
/* preview-start */
import 'dayjs/locale/de';

export default function GermanDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <DateTimePicker label="Premiere" defaultValue={dayjs('2025-12-31T20:15')} />
    </LocalizationProvider>
  );
}
/* preview-end */
