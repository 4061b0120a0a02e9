import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const opens = dayjs('2026-03-16T08:00');
const closes = dayjs('2026-03-20T17:00');

function Appointment(props: DateTimePickerProps) {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  return (
    <DateTimePicker
      defaultValue={dayjs('2026-03-17T18:30')}
      onError={setError}
      slotProps={{ textField: { helperText: error ?? 'No error' } }}
      {...props}
    />
  );
}

export default function DateTimeLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 300px)' }}>
        <Appointment label="One long window" minDateTime={opens} maxDateTime={closes} />
        <Appointment
          label="From 8 to 17 on each day"
          minDate={opens}
          maxDate={closes}
          minTime={opens}
          maxTime={closes}
        />
      </Stack>
    </LocalizationProvider>
  );
}
