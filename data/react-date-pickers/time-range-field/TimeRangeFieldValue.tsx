import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const spell = (time: Dayjs | null) => time?.format('YYYY-MM-DD HH:mm') ?? 'null';

export default function TimeRangeFieldValue() {
  const [hours, setHours] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T09:00'),
    dayjs('2026-03-16T17:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <SingleInputTimeRangeField
          label="Lunch break (uncontrolled)"
          defaultValue={[dayjs('2026-03-16T12:00'), dayjs('2026-03-16T13:00')]}
        />
        <SingleInputTimeRangeField
          label="Opening hours (controlled)"
          value={hours}
          onChange={(newValue) => setHours(newValue)}
          clearable
        />
        {/* preview-end */}
        <Box role="status" sx={{ fontFamily: 'monospace' }}>
          <Typography variant="body2">Opening hours:</Typography>
          <bdi>[{spell(hours[0])},</bdi>
          <br />
          <bdi>&nbsp;{spell(hours[1])}]</bdi>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
