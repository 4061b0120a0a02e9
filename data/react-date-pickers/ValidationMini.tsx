import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { isBooked, season } from './dataset/cabin';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The cabin opens on June 1.',
  maxDate: 'The season ends on September 30.',
  shouldDisableDate: 'Somebody was faster. Which other day suits you?',
  invalidDate: 'Go on: month, day, and year.',
};

export default function ValidationMini() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Arrival"
        sx={{ inlineSize: '100%', maxInlineSize: 320 }}
        defaultValue={dayjs('2026-07-12')}
        minDate={season.first}
        maxDate={season.last}
        shouldDisableDate={isBooked}
        onError={setError}
        helperText={(error && messages[error]) ?? 'This day is free.'}
      />
    </LocalizationProvider>
  );
}
