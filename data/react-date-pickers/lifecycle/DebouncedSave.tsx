import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { debounce } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { saveStart } from '../dataset/jobs';
import { describe } from './describe';
import EventList from './EventList';

export default function DebouncedSave() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-09-14'));
  const [accepted, setAccepted] = React.useState<string[]>([]);
  const [saved, setSaved] = React.useState<string[]>([]);

  // One function for the life of the component: a new one in each render would never wait.
  const [save] = React.useState(() =>
    debounce((value: Dayjs | null) => {
      saveStart(value && value.format('YYYY-MM-DD')).then(
        (reply) => setSaved((old) => [reply, ...old]),
        (error: Error) => setSaved((old) => [error.message, ...old]),
      );
    }, 800),
  );
  React.useEffect(() => () => save.clear(), [save]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxInlineSize: 440 }}>
        <DatePicker
          label="Start of work"
          value={day}
          onChange={setDay}
          onAccept={(value, context) => {
            setAccepted((old) => [describe(value), ...old]);
            if (context.validationError) save.clear();
            else save(value);
          }}
        />
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
          <span>onAccept</span>
          <span>Server</span>
          <EventList label="Calls of onAccept" events={accepted} rows={5} />
          <EventList label="Answers of the server" events={saved} rows={5} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
