import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function SteppedTimeField() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <TimeField
        label="Clock in"
        minutesStep={15}
        minTime={dayjs('2026-03-16T06:00')}
        onError={setError}
        defaultValue={dayjs('2026-03-16T08:30')}
        helperText={
          (error === 'minutesStep' && 'Use a quarter hour, such as 8:15.') ||
          (error === 'minTime' && 'The building opens at 6 AM.') ||
          'Press the up and down arrow keys in the minutes.'
        }
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
