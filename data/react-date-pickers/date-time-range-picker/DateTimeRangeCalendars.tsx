import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const rental: DateRange<Dayjs> = [dayjs('2026-07-28T09:00'), dayjs('2026-08-02T17:00')];

export default function DateTimeRangeCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateTimeRangePicker label="One month" calendars={1} defaultValue={rental} />
        <DateTimeRangePicker label="Two months" calendars={2} defaultValue={rental} />
        <DateTimeRangePicker label="Three months" calendars={3} defaultValue={rental} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
