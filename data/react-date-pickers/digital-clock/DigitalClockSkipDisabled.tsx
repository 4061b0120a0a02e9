import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const at = (time: string) => dayjs(`2026-03-16T${time}`);

export default function DigitalClockSkipDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', gap: 4 }}>
        <Box>
          <Typography sx={{ textAlign: 'center' }}>9 to 5</Typography>
          {/* preview-start */}
          <DigitalClock
            skipDisabled
            minTime={at('09:00')}
            maxTime={at('17:00')}
            referenceDate={at('09:00')}
          />
        </Box>
        <Box>
          <Typography sx={{ textAlign: 'center' }}>Lunch break</Typography>
          <DigitalClock
            skipDisabled
            referenceDate={at('09:00')}
            shouldDisableTime={(time) => time.hour() < 9 || time.hour() > 17 || time.hour() === 12}
          />
          {/* preview-end */}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
