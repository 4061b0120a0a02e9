import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

// In right-to-left layouts, this keeps the toolbar beside the calendar instead of on top of it.
const besideCalendar = { [`& .${pickersLayoutClasses.toolbar}`]: { gridColumn: 1 } };

export default function StaticLandscape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxInlineSize: '100%', overflowX: 'auto' }}>
        {/* preview-start */}
        <StaticDatePicker
          orientation="landscape"
          defaultValue={dayjs('2026-03-16')}
          sx={besideCalendar}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
