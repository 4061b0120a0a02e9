import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

const due = dayjs('2026-06-12');

export default function Density() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker label="Due date" defaultValue={due} formatDensity="spacious" />
        <DateRangePicker
          label="Billing period"
          defaultValue={[due.date(1), due.date(30)]}
          slotProps={{ field: { dateSeparator: 'to' } }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
