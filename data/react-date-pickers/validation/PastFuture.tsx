import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

const past = dayjs('2020-03-16T09:30');
const future = dayjs('2090-03-16T09:30');

export default function PastFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker label="Next service" defaultValue={past} disablePast />
        <TimePicker label="Drop-off time" defaultValue={past} disablePast />
        <DateTimePicker label="Last repair" defaultValue={future} disableFuture />
        <DateRangePicker label="Replacement car" defaultValue={[past, future]} disablePast />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
