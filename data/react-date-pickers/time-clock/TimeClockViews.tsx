import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const time = dayjs('2026-03-16T06:45:30');

export default function TimeClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
        {/* preview-start */}
        <Box>
          <Typography sx={{ textAlign: 'center' }}>Hours only</Typography>
          <TimeClock views={['hours']} ampm={false} defaultValue={time} />
        </Box>
        <Box>
          <Typography sx={{ textAlign: 'center' }}>With seconds</Typography>
          <TimeClock
            views={['hours', 'minutes', 'seconds']}
            showViewSwitcher
            ampm={false}
            defaultValue={time}
          />
        </Box>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
