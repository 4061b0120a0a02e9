import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function DigitalClockValue() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T09:30'));
  const [lastChoice, setLastChoice] = React.useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <Box sx={{ display: 'flex', gap: 4 }}>
          {/* preview-start */}
          <DigitalClock value={time} onChange={setTime} />
          <MultiSectionDigitalClock
            value={time}
            onChange={(newTime, selectionState, view) => {
              setTime(newTime);
              setLastChoice(`${view}, '${selectionState}'`);
            }}
          />
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status">
          Value: {time?.format('YYYY-MM-DD HH:mm') ?? 'null'}
          <br />
          Last choice in the columns: {lastChoice}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
