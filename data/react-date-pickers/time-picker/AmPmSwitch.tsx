import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function AmPmSwitch() {
  const [ampm, setAmpm] = React.useState(false);
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T19:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {/* preview-start */}
        <FormControlLabel
          control={<Switch checked={ampm} onChange={(event) => setAmpm(event.target.checked)} />}
          label="ampm"
        />
        <TimePicker label="Last order" ampm={ampm} value={time} onChange={setTime} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
