import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function InteractionStyles() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-06-12'));
  const props = { value: day, onChange: setDay };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ inlineSize: 'min(100%, 320px)', display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <DateField label="DateField" {...props} />
          <DatePicker label="DatePicker" {...props} />
        </Box>
        <Box role="group" aria-label="DateCalendar">
          <DateCalendar {...props} />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
