import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2026-03-16');

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker label="Insured since" views={['month', 'year']} defaultValue={day} />
        <DatePicker label="Year of surgery" views={['year']} defaultValue={day} />
        <DatePicker label="Yearly reminder" views={['month', 'day']} defaultValue={day} />
        <DatePicker label="First session" views={['year', 'month', 'day']} defaultValue={day} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
