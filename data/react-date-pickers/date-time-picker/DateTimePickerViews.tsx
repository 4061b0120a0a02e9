import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const time = dayjs('2026-06-12T14:30:20');

export default function DateTimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateTimePicker
          label="Scanned"
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={time}
        />
        <DateTimePicker
          label="Delivery hour"
          views={['year', 'month', 'day', 'hours']}
          defaultValue={time}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
