import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function describe(value: Dayjs | null) {
  if (!value) return 'null';
  return value.isValid() ? value.format('YYYY-MM-DD') : 'Invalid Date';
}

export default function DatePickerValue() {
  const [checkup, setCheckup] = React.useState<Dayjs | null>(dayjs('2026-03-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker label="First visit (uncontrolled)" defaultValue={dayjs('2026-01-12')} />
        <DatePicker
          label="Checkup (controlled)"
          value={checkup}
          onChange={(newValue) => setCheckup(newValue)}
        />
        {/* preview-end */}
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            disabled={!checkup?.isValid()}
            onClick={() => setCheckup((day) => day?.add(6, 'month') ?? null)}
          >
            Six months later
          </Button>
          <Button onClick={() => setCheckup(null)}>Clear</Button>
        </Stack>
        <Typography variant="body2" role="status">
          Checkup: {describe(checkup)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
