import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import LaunchReadout from './LaunchReadout';

dayjs.extend(utc);

export default function BirthdaySafe() {
  const [born, setBorn] = React.useState<string | null>('1984-11-02');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateField
          label="Date of birth"
          timezone="UTC"
          defaultValue={dayjs.utc('1984-11-02')}
          onChange={(value) => setBorn(value?.isValid() ? value.format('YYYY-MM-DD') : null)}
        />
        {/* preview-end */}
        <LaunchReadout rows={{ 'Sent to the server': born ?? 'null' }} />
      </Stack>
    </LocalizationProvider>
  );
}
