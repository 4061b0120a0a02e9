import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function InteractionStyles() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateField label="Departure (field)" value={day} onChange={setDay} />
        <DatePicker label="Departure (picker)" value={day} onChange={setDay} />
        <DateCalendar value={day} onChange={setDay} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
