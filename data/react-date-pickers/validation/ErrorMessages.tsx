import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  shouldDisableDate: 'We are closed on Sundays. Choose another day.',
  minDate: 'Winter checks start on January 1.',
  maxDate: 'Winter checks end on March 31.',
  invalidDate: 'This day doesn’t exist.',
};

export default function ErrorMessages() {
  const [error, setError] = React.useState<DateValidationError>('maxDate');
  const helperText = error ? messages[error] : 'In the first quarter of 2026';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        {/* preview-start */}
        <DatePicker
          label="Winter check"
          defaultValue={dayjs('2026-04-02')}
          minDate={dayjs('2026-01-01')}
          maxDate={dayjs('2026-03-31')}
          shouldDisableDate={(day) => day.day() === 0}
          onError={setError}
          slotProps={{ textField: { helperText } }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
