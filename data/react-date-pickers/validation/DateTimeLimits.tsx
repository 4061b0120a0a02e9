import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const opens = dayjs('2026-03-16T08:00');
const closes = dayjs('2026-03-20T17:00');
const tuesdayEvening = dayjs('2026-03-17T18:30');

export default function DateTimeLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateTimePicker
          label="Any time during the week"
          defaultValue={tuesdayEvening}
          minDateTime={opens}
          maxDateTime={closes}
        />
        <DateTimePicker
          label="8 AM to 5 PM each day"
          defaultValue={tuesdayEvening}
          minDate={opens}
          maxDate={closes}
          minTime={opens}
          maxTime={closes}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
