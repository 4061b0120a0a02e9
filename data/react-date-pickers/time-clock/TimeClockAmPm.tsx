import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const alarm = dayjs('2026-03-16T18:45');

export default function TimeClockAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
        {/* preview-start */}
        <Box>
          <Typography sx={{ textAlign: 'center' }}>12 hours</Typography>
          <TimeClock ampm ampmInClock defaultValue={alarm} />
        </Box>
        <Box>
          <Typography sx={{ textAlign: 'center' }}>24 hours</Typography>
          <TimeClock ampm={false} defaultValue={alarm} />
        </Box>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
