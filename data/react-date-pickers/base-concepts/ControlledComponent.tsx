import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const firstTrain = dayjs('2026-06-01');

export default function ControlledComponent() {
  const [outward, setOutward] = React.useState<Dayjs | null>(dayjs('2026-06-12'));
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 300px)' }}>
        <DatePicker label="Uncontrolled" defaultValue={dayjs('2026-06-12')} />
        <DatePicker
          label="Controlled, from June 2026"
          minDate={firstTrain}
          value={outward}
          onChange={(value, context) => {
            setOutward(value);
            setError(context.validationError);
          }}
        />
        <Button
          variant="outlined"
          onClick={() => {
            setOutward(null);
            setError(null);
          }}
        >
          Set to null
        </Button>
        <Typography variant="body2" role="status" sx={{ minBlockSize: '2lh' }}>
          value: {outward ? outward.format('YYYY-MM-DD') : 'null'}
          <br />
          validationError: {error ?? 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
