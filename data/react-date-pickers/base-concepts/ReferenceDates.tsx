import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const train = dayjs('2026-06-12T08:15');

interface PickedProps {
  id: string;
  render: (onChange: (value: Dayjs | null) => void) => React.ReactElement;
}

function Picked({ id, render }: PickedProps) {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  return (
    <Stack spacing={0.5}>
      {render(setValue)}
      <Typography variant="body2" role="status">
        {id}: {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'nothing picked yet'}
      </Typography>
    </Stack>
  );
}

export default function ReferenceDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 300px)' }}>
        <Picked
          id="Keeps 08:15"
          render={(onChange) => (
            <DatePicker label="With a value" defaultValue={train} onChange={onChange} />
          )}
        />
        <Picked
          id="Midnight"
          render={(onChange) => <DatePicker label="With nothing" onChange={onChange} />}
        />
        <Picked
          id="June, 08:15"
          render={(onChange) => (
            <DatePicker label="With referenceDate" referenceDate={train} onChange={onChange} />
          )}
        />
        <Picked
          id="On June 12"
          render={(onChange) => (
            <TimePicker label="Time with referenceDate" referenceDate={train} onChange={onChange} />
          )}
        />
      </Stack>
    </LocalizationProvider>
  );
}
