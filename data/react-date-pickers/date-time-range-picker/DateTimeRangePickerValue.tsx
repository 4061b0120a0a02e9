import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const spell = (moment: Dayjs | null) =>
  moment === null ? 'null' : moment.isValid() ? moment.format('YYYY-MM-DD HH:mm') : 'Invalid Date';

export default function DateTimeRangePickerValue() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-10T09:00'),
    dayjs('2026-07-12T17:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateTimeRangePicker
          label="Last rental (uncontrolled)"
          defaultValue={[dayjs('2026-05-22T08:00'), dayjs('2026-05-22T18:30')]}
        />
        <DateTimeRangePicker
          label="This rental (controlled)"
          value={rental}
          onChange={(newValue) => setRental(newValue)}
        />
        {/* preview-end */}
        <Box role="status" sx={{ fontFamily: 'monospace' }}>
          <Typography variant="body2">This rental:</Typography>
          <bdi>[{spell(rental[0])},</bdi>
          <br />
          <bdi>&nbsp;{spell(rental[1])}]</bdi>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
