import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <DateField label="M/D/YYYY" format="M/D/YYYY" defaultValue={dayjs('2026-03-06')} />
        <DateField
          label="M/D/YYYY with shouldRespectLeadingZeros"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={dayjs('2026-03-06')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
