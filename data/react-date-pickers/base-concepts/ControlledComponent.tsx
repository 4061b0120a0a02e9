import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function ControlledComponent() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-06-12'));
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker label="Uncontrolled" defaultValue={dayjs('2026-06-12')} />
        <DatePicker
          label="Controlled"
          minDate={dayjs('2026-06-01')}
          value={day}
          onChange={(value, context) => {
            setDay(value);
            setError(context.validationError);
          }}
        />
        {/* preview-end */}
        <Button
          variant="outlined"
          onClick={() => {
            setDay(null);
            setError(null);
          }}
        >
          Set value to null
        </Button>
        <Typography variant="body2" role="status" sx={{ minBlockSize: '2lh' }}>
          value: {day ? day.format('YYYY-MM-DD') : 'null'}
          <br />
          validationError: {error ?? 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
