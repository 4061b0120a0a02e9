import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

function describe(day: Dayjs | null) {
  if (!day) return 'null';
  return day.isValid() ? day.format('YYYY-MM-DD') : 'Invalid Date';
}

export default function DateRangeFieldValue() {
  const [vacation, setVacation] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-06'),
    dayjs('2026-07-17'),
  ]);
  const [calls, setCalls] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <SingleInputDateRangeField
          label="Parental leave (uncontrolled)"
          defaultValue={[dayjs('2026-02-02'), null]}
        />
        <SingleInputDateRangeField
          label="Vacation (controlled)"
          value={vacation}
          onChange={(newRange) => {
            setVacation(newRange);
            const call = `[${newRange.map(describe).join(', ')}]`;
            setCalls((previous) => [call, ...previous].slice(0, 4));
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
