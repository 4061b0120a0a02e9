import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FormatHelperText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker
          label="Date of birth"
          format="DD.MM.YYYY"
          slotProps={{ textField: { helperText: 'As on the insurance card: DD.MM.YYYY' } }}
        />
        <DatePicker
          label="Next visit"
          format="dddd, D MMMM YYYY"
          defaultValue={dayjs('2026-03-16')}
          slotProps={{ textField: { helperText: 'We confirm the time by email.' } }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
