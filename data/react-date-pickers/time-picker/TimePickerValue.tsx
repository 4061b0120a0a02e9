import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const spell = (value: Dayjs | null) => value?.format('YYYY-MM-DD HH:mm') ?? 'null';

export default function TimePickerValue() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T19:30'));
  const [accepted, setAccepted] = React.useState(time);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <TimePicker label="First seating" defaultValue={dayjs('2026-03-16T17:00')} />
        <TimePicker
          label="Second seating"
          value={time}
          onChange={setTime}
          onAccept={setAccepted}
          slotProps={{ field: { clearable: true } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Value of the second seating: <bdi>{spell(time)}</bdi>
          <br />
          Accepted: <bdi>{spell(accepted)}</bdi>
          <br />
          Time to store: <bdi>{time?.isValid() ? time.format('HH:mm') : 'none'}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
