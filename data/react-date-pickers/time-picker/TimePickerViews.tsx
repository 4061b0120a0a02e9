import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const time = dayjs('2026-03-16T18:45:20');

export default function TimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <TimePicker label="Delivery hour" views={['hours']} defaultValue={time} />
        <TimePicker
          label="Order received"
          views={['hours', 'minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={time}
        />
        <TimePicker label="Video position" views={['minutes', 'seconds']} defaultValue={time} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
