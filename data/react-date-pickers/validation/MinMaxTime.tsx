import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const hours = {
  ampm: false,
  minTime: dayjs('2026-03-16T08:00'),
  maxTime: dayjs('2026-03-16T17:00'),
};

export default function MinMaxTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ inlineSize: 'min(100%, 300px)', display: 'grid', gap: 2 }}>
        <TimePicker
          label="Drop-off"
          defaultValue={dayjs('2026-03-16T07:30')}
          {...hours}
          slotProps={{ textField: { helperText: 'The workshop is open from 8 to 17.' } }}
        />
        <MultiSectionDigitalClock
          defaultValue={dayjs('2026-03-16T16:00')}
          {...hours}
          sx={{ blockSize: 216 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
