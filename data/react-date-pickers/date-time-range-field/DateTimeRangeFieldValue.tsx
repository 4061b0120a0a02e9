import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const spell = (moment: Dayjs | null) =>
  moment === null
    ? 'null'
    : moment.isValid()
      ? moment.format('YYYY-MM-DD HH:mm:ss')
      : 'Invalid Date';

export default function DateTimeRangeFieldValue() {
  const [outage, setOutage] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-10T22:00'),
    dayjs('2026-07-11T01:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <SingleInputDateTimeRangeField
          label="Last outage (uncontrolled)"
          defaultValue={[dayjs('2026-05-22T08:00'), dayjs('2026-05-22T08:20')]}
        />
        <SingleInputDateTimeRangeField
          label="This outage (controlled)"
          value={outage}
          onChange={(newValue) => setOutage(newValue)}
          clearable
        />
        {/* preview-end */}
        <Box role="status" sx={{ fontFamily: 'monospace' }}>
          <Typography variant="body2">This outage:</Typography>
          <bdi>[{spell(outage[0])},</bdi>
          <br />
          <bdi>&nbsp;{spell(outage[1])}]</bdi>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
