import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The cabin opens on June 1.',
  maxDate: 'The season ends on September 30.',
  shouldDisableDate: "There's no check-in on Mondays. Choose another day.",
  invalidDate: 'Enter the month, day, and year.',
};

export default function ValidationMini() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateField
        label="Arrival"
        defaultValue={dayjs('2026-07-13')}
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-09-30')}
        shouldDisableDate={(day) => day.day() === 1}
        onError={setError}
        helperText={(error && messages[error]) ?? 'This day is available.'}
        fullWidth
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
