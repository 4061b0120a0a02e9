import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function QuarterHours() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T11:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {/* preview-start */}
        <MultiSectionDigitalClock
          ampm={false}
          value={time}
          onChange={setTime}
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
          shouldDisableTime={(newTime, view) => {
            // Closed from noon to 1 PM, and no drop-off in the quarter hour before.
            if (view === 'hours') return newTime.hour() === 12;
            if (view === 'minutes') return newTime.hour() === 11 && newTime.minute() > 30;
            return false;
          }}
        />
        {/* preview-end */}
        <Typography role="status">Drop-off: {time?.format('HH:mm')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
