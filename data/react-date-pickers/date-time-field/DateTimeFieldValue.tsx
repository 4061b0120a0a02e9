import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function describe(value: Dayjs | null) {
  if (!value) return 'null';
  return value.isValid() ? value.format('YYYY-MM-DDTHH:mm:ss') : 'Invalid Date';
}

export default function DateTimeFieldValue() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-03-31T22:30'));
  const [calls, setCalls] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateTimeField
          label="Last backup (uncontrolled)"
          defaultValue={dayjs('2026-03-30T04:15')}
        />
        <DateTimeField
          label="Maintenance starts (controlled)"
          value={start}
          onChange={(newValue) => {
            setStart(newValue);
            setCalls((previous) => [describe(newValue), ...previous].slice(0, 4));
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
