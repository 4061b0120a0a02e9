import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function StayOpen() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <TimePicker
          label="Pickup"
          onAccept={setAccepted}
          slotProps={{
            shortcuts: {
              changeImportance: 'set',
              items: [
                { label: 'Opening', getValue: () => dayjs('2026-07-10T08:00') },
                { label: 'Noon', getValue: () => dayjs('2026-07-10T12:00') },
                { label: 'Closing', getValue: () => dayjs('2026-07-10T18:00') },
              ],
            },
          }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Accepted: {accepted ? accepted.format('h:mm A') : 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
