import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const opening = dayjs('2026-09-18T18:30');

export default function SingleFieldsGallery() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 300px)' }}>
        <DateField label="DateField" defaultValue={opening} />
        <TimeField label="TimeField" defaultValue={opening} />
        <DateTimeField label="DateTimeField" defaultValue={opening} />
      </Stack>
    </LocalizationProvider>
  );
}
