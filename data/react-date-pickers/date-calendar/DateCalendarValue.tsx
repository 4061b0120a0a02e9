import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateCalendarValue() {
  const [firing, setFiring] = React.useState<Dayjs | null>(dayjs('2026-10-15'));
  const [lastChoice, setLastChoice] = React.useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {/* preview-start */}
        <DateCalendar
          views={['year', 'month', 'day']}
          value={firing}
          onChange={(newValue, selectionState, view) => {
            setFiring(newValue);
            setLastChoice(`${view}, '${selectionState}'`);
          }}
        />
        {/* preview-end */}
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            onClick={() => setFiring((day) => (day ?? dayjs('2026-10-15')).add(1, 'week'))}
          >
            One week later
          </Button>
          <Button onClick={() => setFiring(null)}>Clear</Button>
        </Stack>
        <Typography variant="body2" role="status">
          Kiln firing: {firing?.format('YYYY-MM-DD') ?? 'null'}
          <br />
          Last choice: {lastChoice}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
