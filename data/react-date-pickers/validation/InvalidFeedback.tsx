import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const firstFreeDay = dayjs('2026-03-16');

export default function InvalidFeedback() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-03-12'));
  const [error, setError] = React.useState<DateValidationError>('minDate');
  const props = { value: day, onChange: setDay, minDate: firstFreeDay };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <DateField
          label="Service appointment"
          {...props}
          onError={setError}
          helperText={error ? `Error: ${error}` : 'No error'}
        />
        <Box role="group" aria-label="The same rule in a calendar">
          <DateCalendar {...props} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
