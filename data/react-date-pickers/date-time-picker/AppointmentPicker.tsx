import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'The first appointments are on June 8.',
  shouldDisableDate: 'We are closed on weekends.',
  minTime: 'We open at 9 AM.',
  maxTime: 'The last appointment is at 4:30 PM.',
  minutesStep: 'Appointments start on the hour and half hour.',
};

export default function AppointmentPicker() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Vaccination appointment"
        onError={setError}
        /* preview-start */
        referenceDate={dayjs('2026-06-08T09:00')}
        minDate={dayjs('2026-06-08')}
        minTime={dayjs('2026-06-08T09:00')}
        maxTime={dayjs('2026-06-08T16:30')}
        shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
        minutesStep={30}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        format="L LT"
        skipDisabled
        /* preview-end */
        slotProps={{
          textField: {
            fullWidth: true,
            helperText: error ? messages[error] : 'Monday to Friday, 9 AM to 5 PM',
          },
        }}
      />
    </LocalizationProvider>
  );
}
