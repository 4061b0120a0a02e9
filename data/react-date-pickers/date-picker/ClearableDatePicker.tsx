import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ClearableDatePicker() {
  const [followUp, setFollowUp] = React.useState<Dayjs | null>(dayjs('2026-04-20'));
  const [isCancelled, setIsCancelled] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxInlineSize: 320 }}>
        <DatePicker
          label="Follow-up"
          value={followUp}
          onChange={(value) => {
            setFollowUp(value);
            if (value) setIsCancelled(false);
          }}
          slotProps={{ field: { clearable: true, onClear: () => setIsCancelled(true) } }}
        />
        <Alert severity={isCancelled ? 'warning' : 'info'} role="status">
          {isCancelled ? 'The follow-up is canceled.' : 'Press the cross in the field.'}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
