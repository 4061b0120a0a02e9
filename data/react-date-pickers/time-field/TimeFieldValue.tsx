import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const spell = (value: Dayjs | null) => value?.format('YYYY-MM-DDTHH:mm:ss') ?? 'null';

export default function TimeFieldValue() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-03-16T08:30'));
  const [calls, setCalls] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <TimeField label="Break (uncontrolled)" defaultValue={dayjs('2026-03-16T12:00')} />
        <TimeField
          label="Start of shift (controlled)"
          value={start}
          onChange={(newValue) => {
            setStart(newValue);
            setCalls((previous) => [spell(newValue), ...previous].slice(0, 4));
          }}
        />
        {/* preview-end */}
        <Box>
          <Typography variant="body2">Latest calls of onChange:</Typography>
          <Box
            component="ol"
            sx={{ m: 0, p: 0, listStyle: 'none', minBlockSize: '4lh', fontFamily: 'monospace' }}
          >
            {calls.map((call, index) => (
              <li key={index}>
                <bdi>{call}</bdi>
              </li>
            ))}
          </Box>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
