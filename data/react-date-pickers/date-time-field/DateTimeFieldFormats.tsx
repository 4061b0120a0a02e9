import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const backup = dayjs('2026-03-06T18:05:40');

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateTimeField label="Default in US English" defaultValue={backup} />
        <DateTimeField label="24 hours" ampm={false} defaultValue={backup} />
        <DateTimeField label="Seconds" format="YYYY-MM-DD HH:mm:ss" defaultValue={backup} />
        <DateTimeField label="ISO 8601" format="YYYY-MM-DD[T]HH:mm" defaultValue={backup} />
        <DateTimeField label="Names" format="ddd, MMM D, h:mm A" defaultValue={backup} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
