import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { describe } from './describe';
import EventList from './EventList';

export default function FieldEvents() {
  const [events, setEvents] = React.useState<string[]>([]);
  const add = (event: string) => setEvents((old) => [event, ...old]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateField
          label="Apply until"
          onChange={(value) => add(`onChange ${describe(value)}`)}
          onBlur={(event) => {
            const hasLeft = !event.currentTarget.contains(event.relatedTarget);
            add(hasLeft ? 'onBlur: left the field' : 'onBlur: moved to another section');
          }}
        />
        {/* preview-end */}
        <EventList label="Events of the field" events={events} rows={6} />
      </Stack>
    </LocalizationProvider>
  );
}
