import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const time = dayjs('2026-03-16T18:05:40');

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <TimeField label="Default in US English" defaultValue={time} />
        <TimeField label="24 hours" ampm={false} defaultValue={time} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={time} />
        <TimeField label="Hours only" format="h a" defaultValue={time} />
        <TimeField label="With text" format="HH [h] mm [min]" defaultValue={time} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
