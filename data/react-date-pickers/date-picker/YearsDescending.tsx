import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function YearsDescending() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker
          label="Last vaccination"
          views={['year']}
          yearsOrder="desc"
          yearsPerRow={3}
          minDate={dayjs('1990-01-01')}
          maxDate={dayjs('2026-12-31')}
        />
        <DatePicker label="Next booster" views={['month', 'year']} monthsPerRow={4} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
