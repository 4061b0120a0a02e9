import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const stay: DateRange<Dayjs> = [dayjs('2026-07-28'), dayjs('2026-08-04')];

export default function DateRangeCalendarsProp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateRangePicker label="One month" calendars={1} defaultValue={stay} />
        <DateRangePicker label="Two months" calendars={2} defaultValue={stay} />
        <DateRangePicker label="Three months" calendars={3} defaultValue={stay} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
