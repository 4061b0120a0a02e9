import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  shouldDisableDate: 'Closed on Sundays. Choose another day.',
  minDate: 'Winter checks begin on January 1.',
  maxDate: 'Winter checks end on March 31.',
  invalidDate: 'Check month, day, and year.',
};

export default function ErrorMessages() {
  const [error, setError] = React.useState<DateValidationError>('maxDate');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Winter check"
        defaultValue={dayjs('2026-04-02')}
        minDate={dayjs('2026-01-01')}
        maxDate={dayjs('2026-03-31')}
        shouldDisableDate={(day) => day.day() === 0}
        onError={setError}
        sx={{ inlineSize: 'min(100%, 300px)' }}
        slotProps={{
          textField: { helperText: error ? messages[error] : 'In the first quarter of 2026' },
        }}
      />
    </LocalizationProvider>
  );
}
