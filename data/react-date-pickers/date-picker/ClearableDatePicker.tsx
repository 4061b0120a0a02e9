import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ClearableDatePicker() {
  const [followUp, setFollowUp] = React.useState<Dayjs | null>(dayjs('2026-04-20'));
  const [isCanceled, setIsCanceled] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker
          label="Follow-up"
          value={followUp}
          onChange={(value) => {
            setFollowUp(value);
            if (value) setIsCanceled(false);
          }}
          slotProps={{ field: { clearable: true, onClear: () => setIsCanceled(true) } }}
        />
        {/* preview-end */}
        <Alert severity={isCanceled ? 'warning' : 'info'} role="status">
          {isCanceled ? 'The follow-up is canceled.' : 'Clear the date to cancel.'}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
