import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const premiere = dayjs('2025-12-31');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker label="Locale default" format="L" defaultValue={premiere} />
        <DatePicker label="ISO 8601" format="YYYY-MM-DD" defaultValue={premiere} />
        <DatePicker label="Day first" format="DD.MM.YYYY" defaultValue={premiere} />
        <DatePicker label="Month name" format="D MMM YYYY" defaultValue={premiere} />
        <DatePicker label="Weekday" format="dddd, MMMM Do" defaultValue={premiere} />
        <DatePicker label="Fixed text" format="[Week of] MMM D" defaultValue={premiere} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
