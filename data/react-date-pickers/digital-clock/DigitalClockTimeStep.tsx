import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockTimeStep() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', gap: 4 }}>
        {/* preview-start */}
        {/* 12:00 AM, 1:00 AM, 2:00 AM, … */}
        <DigitalClock timeStep={60} />
        {/* Every second hour, and every quarter hour */}
        <MultiSectionDigitalClock timeSteps={{ hours: 2, minutes: 15 }} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
