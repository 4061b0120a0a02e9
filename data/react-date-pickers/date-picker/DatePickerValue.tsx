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
  return value.isValid() ? value.format('YYYY-MM-DD') : 'Invalid Date (still being typed)';
}

export default function DatePickerValue() {
  const [checkup, setCheckup] = React.useState<Dayjs | null>(dayjs('2026-03-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxInlineSize: 320 }}>
        <DatePicker label="First visit (uncontrolled)" defaultValue={dayjs('2026-01-12')} />
        <DatePicker label="Checkup (controlled)" value={checkup} onChange={setCheckup} />
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            disabled={!checkup?.isValid()}
            onClick={() => setCheckup((day) => day?.add(6, 'month') ?? null)}
          >
            Six months later
          </Button>
          <Button onClick={() => setCheckup(null)}>Empty</Button>
        </Stack>
        <Typography variant="body2" role="status">
          State of the checkup: {describe(checkup)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
