import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const LUNCH = 12;

function isClosed(time: Dayjs, view: TimeView) {
  if (view === 'hours') return time.hour() === LUNCH;
  // The last quarter before lunch is for cleaning up.
  if (view === 'minutes') return time.hour() === LUNCH - 1 && time.minute() > 30;
  return false;
}

export default function QuarterHours() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T11:00'));
  const props = {
    value: time,
    onChange: setTime,
    ampm: false,
    minutesStep: 15,
    shouldDisableTime: isClosed,
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TimeField label="Drop-off" {...props} />
        <MultiSectionDigitalClock timeSteps={{ minutes: 15 }} sx={{ blockSize: 216 }} {...props} />
      </Box>
    </LocalizationProvider>
  );
}
