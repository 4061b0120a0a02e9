import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { describe } from './describe';
import EventList from './EventList';

export default function RangeFieldEvents() {
  const [events, setEvents] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <SingleInputDateRangeField
          label="Interviews"
          onChange={([start, end]) =>
            setEvents((old) => [`onChange [${describe(start)}, ${describe(end)}]`, ...old])
          }
        />
        {/* preview-end */}
        <EventList label="Events of the range field" events={events} rows={6} />
      </Stack>
    </LocalizationProvider>
  );
}
