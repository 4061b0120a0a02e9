import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import LaunchReadout from './LaunchReadout';

dayjs.extend(utc);

const fromServer = '1984-11-02';

export default function BirthdaySafe() {
  // UTC on the way in and on the way out: no zone of a reader can move the day.
  const [born, setBorn] = React.useState<Dayjs | null>(dayjs.utc(fromServer));
  const stored = born?.isValid() ? born.format('YYYY-MM-DD') : 'null';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <DateField label="Astronaut, born" timezone="UTC" value={born} onChange={setBorn} />
        <LaunchReadout rows={{ 'Stored as text': stored }} />
      </Stack>
    </LocalizationProvider>
  );
}
