import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const time = dayjs('2026-03-16T09:30:15');

export default function DigitalClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', gap: 4 }}>
        {/* preview-start */}
        <MultiSectionDigitalClock
          views={['hours', 'minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          ampm={false}
          defaultValue={time}
        />
        <MultiSectionDigitalClock views={['hours']} ampm={false} defaultValue={time} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
