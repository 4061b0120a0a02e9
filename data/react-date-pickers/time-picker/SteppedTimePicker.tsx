import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function SteppedTimePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {/* preview-start */}
        <TimePicker
          label="Kitchen opens"
          timeSteps={{ minutes: 15 }}
          minutesStep={15}
          defaultValue={dayjs('2026-03-16T17:15')}
        />
        <TimePicker
          label="Reservation"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          minTime={dayjs('2026-03-16T17:30')}
          maxTime={dayjs('2026-03-16T21:30')}
          referenceDate={dayjs('2026-03-16T19:00')}
          skipDisabled
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
