import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function ShiftedDay() {
  const [zone, setZone] = React.useState('Europe/Berlin');
  const [birthday, setBirthday] = React.useState<Dayjs | null>(dayjs.tz('1984-11-02', zone));

  /* preview-start */
  const isFilled = birthday?.isValid();
  const correct = isFilled ? birthday?.format('YYYY-MM-DD') : 'No date';
  const shifted = isFilled ? birthday?.toISOString() : 'No date';
  /* preview-end */

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TextField
          select
          label="Timezone of the patient"
          value={zone}
          onChange={(event) => {
            setZone(event.target.value);
            setBirthday((old) => old && dayjs.tz(old.format('YYYY-MM-DD'), event.target.value));
          }}
        >
          <MenuItem value="Pacific/Auckland">Auckland</MenuItem>
          <MenuItem value="Europe/Berlin">Berlin</MenuItem>
          <MenuItem value="America/New_York">New York</MenuItem>
        </TextField>
        <DatePicker label="Date of birth" timezone={zone} value={birthday} onChange={setBirthday} />
        <div role="status">
          <Box
            component="dl"
            sx={{
              m: 0,
              '& dt': { typography: 'caption' },
              '& dd': { m: 0, fontFamily: 'monospace' },
            }}
          >
            <dt dir="ltr">format(&apos;YYYY-MM-DD&apos;)</dt>
            <dd>{correct}</dd>
            <dt dir="ltr">toISOString()</dt>
            <dd>{shifted}</dd>
          </Box>
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
