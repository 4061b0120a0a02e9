import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

// In right-to-left layouts, this keeps the toolbar beside the calendar instead of on top of it.
const besideCalendar = { [`& .${pickersLayoutClasses.toolbar}`]: { gridColumn: 1 } };

export default function StaticLandscapeDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxInlineSize: '100%', overflowX: 'auto' }}>
        {/* preview-start */}
        <StaticDateTimePicker
          orientation="landscape"
          defaultValue={dayjs('2026-06-12T14:30')}
          sx={besideCalendar}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
