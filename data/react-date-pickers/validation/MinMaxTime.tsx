import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2026-03-16T08:00');
const closes = dayjs('2026-03-16T17:00');

export default function MinMaxTime() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T14:45'));
  const clock = { ampm: false, value: time, onChange: setTime };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <TimeField
          label="Drop-off"
          minTime={opens}
          maxTime={closes}
          {...clock}
          helperText="Between 08:00 and 17:00"
        />
        <MultiSectionDigitalClock minTime={opens} maxTime={closes} {...clock} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
