import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OpenOnClick() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2026-03-16')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slotProps={{
            field: { readOnly: true },
            textField: { onClick: () => setOpen(true) },
          }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          The calendar is {open ? 'open' : 'closed'}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
