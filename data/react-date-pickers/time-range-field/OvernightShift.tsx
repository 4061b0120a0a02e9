import * as React from 'react';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function OvernightShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T22:00'),
    dayjs('2026-03-17T06:30'),
  ]);
  const [start, end] = shift;
  const minutes = start && end ? end.diff(start, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack spacing={2}>
          {/* preview-start */}
          <SingleInputTimeRangeField
            label="Night watch"
            value={shift}
            onChange={([from, to]) => {
              if (!from?.isValid() || !to?.isValid()) {
                setShift([from, to]);
                return;
              }
              const sameDay = from.hour(to.hour()).minute(to.minute());
              setShift([from, sameDay.isBefore(from) ? sameDay.add(1, 'day') : sameDay]);
            }}
          />
          {/* preview-end */}
          <Stack direction="row" role="status" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Chip label={start ? `Starts ${start.format('ddd, MMM D')}` : 'No start'} />
            <Chip label={end ? `Ends ${end.format('ddd, MMM D')}` : 'No end'} />
            <Chip
              variant="outlined"
              label={<bdi>{`${Math.floor(minutes / 60)} h ${minutes % 60} min`}</bdi>}
              color="primary"
            />
          </Stack>
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
