import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockBasic() {
  return (
    <Box sx={{ display: 'flex', gap: 4 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DigitalClock />
        <MultiSectionDigitalClock />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
