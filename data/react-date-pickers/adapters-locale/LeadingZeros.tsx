import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateField label="Default" format="M/D/YYYY" defaultValue={dayjs('2026-03-06')} />
        <DateField
          label="shouldRespectLeadingZeros"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={dayjs('2026-03-06')}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
