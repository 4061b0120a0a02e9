import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const firstFreeDay = dayjs('2026-03-16');

export default function RequiredForm() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [isSubmitted, setIsSubmitted] = React.useState(false);
  const [booked, setBooked] = React.useState<string>();
  const input = React.useRef<HTMLInputElement>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    const isReady = day !== null && error === null;
    setBooked(isReady ? day.format('MMMM D, YYYY') : undefined);
    if (!isReady) input.current?.focus();
  };

  const isMissing = isSubmitted && day === null;
  const isTooEarly = error === 'minDate';
  const message = isMissing ? 'Choose a day.' : isTooEarly ? 'Available from March 16' : ' ';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit}>
        {/* preview-start */}
        <DatePicker
          label="Service appointment"
          minDate={firstFreeDay}
          referenceDate={firstFreeDay}
          value={day}
          onChange={setDay}
          onError={setError}
          inputRef={input}
          slotProps={{
            textField: { required: true, error: isMissing || error !== null, helperText: message },
          }}
        />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Book
        </Button>
        <Typography variant="body2" role="status">
          {booked ? `Booked for ${booked}.` : 'Nothing booked yet.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
