import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const issued = dayjs('2026-04-08');

export default function DateFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateField label="Localized" format="L" defaultValue={issued} />
        <DateField label="ISO" format="YYYY-MM-DD" defaultValue={issued} />
        <DateField label="Full date" format="dddd, D MMMM YYYY" defaultValue={issued} />
        <DateField label="Month and year" format="MM/YYYY" defaultValue={issued} />
        <DateField label="Spacious" formatDensity="spacious" defaultValue={issued} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
