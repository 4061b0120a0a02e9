import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const train = dayjs('2026-06-12T08:15');

export default function ReferenceDates() {
  const [chosen, setChosen] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker label="Date" onChange={setChosen} />
        <DatePicker label="Date with referenceDate" referenceDate={train} onChange={setChosen} />
        <TimePicker label="Time with referenceDate" referenceDate={train} onChange={setChosen} />
        <DatePicker label="Date with a value" defaultValue={train} onChange={setChosen} />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Last change: {chosen?.isValid() ? chosen.format('YYYY-MM-DD HH:mm') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
