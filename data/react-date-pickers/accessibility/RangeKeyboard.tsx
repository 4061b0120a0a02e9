import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const stay: [Dayjs, Dayjs] = [dayjs('2026-07-10'), dayjs('2026-07-14')];
const name = { 'aria-label': 'Choose the stay' };

export default function RangeKeyboard() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateRangePicker label="One input" defaultValue={stay} slotProps={{ popper: name }} />
        <DateRangePicker
          defaultValue={stay}
          slots={{ field: MultiInputDateRangeField }}
          slotProps={{ popper: name }}
          localeText={{ start: 'Arrival', end: 'Departure' }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
