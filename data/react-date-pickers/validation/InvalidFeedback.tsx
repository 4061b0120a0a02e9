import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const firstFreeDay = dayjs('2026-03-16');

export default function InvalidFeedback() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-03-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {/* preview-start */}
        <DateField
          label="Service appointment"
          value={day}
          onChange={setDay}
          minDate={firstFreeDay}
          helperText="Available from March 16"
        />
        <DateCalendar value={day} onChange={setDay} minDate={firstFreeDay} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
