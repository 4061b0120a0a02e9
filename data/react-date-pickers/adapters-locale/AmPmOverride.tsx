import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const starts = dayjs('2025-12-31T20:15');

export default function AmPmOverride() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <TimePicker label="By the locale" defaultValue={starts} />
        <TimePicker label="ampm" ampm defaultValue={starts} />
        <TimePicker label="ampm={false}" ampm={false} defaultValue={starts} />
      </Stack>
    </LocalizationProvider>
  );
}
