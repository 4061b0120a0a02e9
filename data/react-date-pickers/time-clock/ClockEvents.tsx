import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function ClockEvents() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T06:45'));
  const [saved, setSaved] = React.useState('nothing');
  const [calls, setCalls] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {/* preview-start */}
        <TimeClock
          ampm={false}
          showViewSwitcher
          value={time}
          onChange={(newTime, selectionState, view) => {
            setTime(newTime);
            const text = newTime?.format('HH:mm') ?? 'null';
            setCalls((previous) => [`${text}, ${selectionState}, ${view}`, ...previous]);
            if (selectionState === 'finish') setSaved(text);
          }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Saved: {saved}
        </Typography>
        <Typography variant="body2">Calls of onChange: {calls.length}</Typography>
        <Box
          component="ol"
          sx={{ m: 0, p: 0, listStyle: 'none', minBlockSize: '5lh', fontFamily: 'monospace' }}
        >
          {calls.slice(0, 5).map((call, index) => (
            <li key={calls.length - index}>
              <bdi>{call}</bdi>
            </li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
