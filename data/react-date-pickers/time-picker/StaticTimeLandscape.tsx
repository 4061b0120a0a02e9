import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

// In right-to-left layouts, this keeps the toolbar beside the clock instead of on top of it.
const besideClock = { [`& .${pickersLayoutClasses.toolbar}`]: { gridColumn: 1 } };

export default function StaticTimeLandscape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxInlineSize: '100%', overflowX: 'auto' }}>
        {/* preview-start */}
        <StaticTimePicker
          orientation="landscape"
          defaultValue={dayjs('2026-03-16T19:30')}
          sx={besideClock}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
