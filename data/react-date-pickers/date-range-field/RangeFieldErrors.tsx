import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

const shared = {
  invalidDate: 'Enter a date that exists.',
  minDate: 'Requests start in June.',
  maxDate: 'Requests end in September.',
};
const startMessages: Record<string, string> = {
  ...shared,
  shouldDisableDate: 'Start on a weekday.',
};
const endMessages: Record<string, string> = {
  ...shared,
  invalidRange: 'Choose a later date.',
};

export default function RangeFieldErrors() {
  const [[startError, endError], setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-09-30')}
        shouldDisableDate={(day, position) => position === 'start' && day.day() % 6 === 0}
        defaultValue={[dayjs('2026-07-06'), dayjs('2026-07-03')]}
        /* preview-start */
        onError={setErrors}
        slotProps={{
          textField: ({ position }) =>
            position === 'start'
              ? { label: 'First day', helperText: startMessages[startError ?? ''] ?? ' ' }
              : { label: 'Last day', helperText: endMessages[endError ?? ''] ?? ' ' },
        }}
        /* preview-end */
      />
    </LocalizationProvider>
  );
}
