import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { debounce } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { saveStart } from '../dataset/jobs';
import { describe } from './describe';
import EventList from './EventList';

export default function DebouncedSave() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-09-14'));
  const [accepted, setAccepted] = React.useState<string[]>([]);
  const [replies, setReplies] = React.useState<string[]>([]);

  const send = (value: Dayjs | null) =>
    saveStart(value && value.format('YYYY-MM-DD')).then(
      (reply) => setReplies((old) => [reply, ...old]),
      (error: Error) => setReplies((old) => [error.message, ...old]),
    );

  /* preview-start */
  // Created once, because a new function in each render would never wait.
  const [save] = React.useState(() => debounce(send, 800));
  React.useEffect(() => () => save.clear(), [save]);

  const onAccept: DatePickerProps['onAccept'] = (value, context) => {
    setAccepted((old) => [describe(value), ...old]);
    if (context.validationError) save.clear();
    else save(value);
  };
  /* preview-end */

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Start of work" value={day} onChange={setDay} onAccept={onAccept} />
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
          <span>onAccept</span>
          <span>Server</span>
          <EventList label="Calls of onAccept" events={accepted} rows={5} />
          <EventList label="Server replies" events={replies} rows={5} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
