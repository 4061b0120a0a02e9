import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const starts = dayjs('2025-12-31T20:15');

export default function AmPmOverride() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <Stack spacing={2}>
        {/* preview-start */}
        <TimePicker label="Locale default" defaultValue={starts} />
        <TimePicker label="12-hour clock" ampm defaultValue={starts} />
        <TimePicker label="24-hour clock" ampm={false} defaultValue={starts} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
