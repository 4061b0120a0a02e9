import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeClockValue() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(dayjs('2026-03-16T06:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {/* preview-start */}
        <TimeClock ampmInClock value={alarm} onChange={setAlarm} />
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            onClick={() => setAlarm((time) => (time ?? dayjs('2026-03-16')).add(10, 'minute'))}
          >
            Snooze 10 minutes
          </Button>
          <Button onClick={() => setAlarm(null)}>Clear</Button>
        </Stack>
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Alarm: {alarm?.format('YYYY-MM-DD h:mm A') ?? 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
