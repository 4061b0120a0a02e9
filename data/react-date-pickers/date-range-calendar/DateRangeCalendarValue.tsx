import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const describe = (day: Dayjs | null) => day?.format('YYYY-MM-DD') ?? 'null';

export default function DateRangeCalendarValue() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-13'),
    dayjs('2026-07-17'),
  ]);
  const [state, setState] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {/* preview-start */}
        <DateRangeCalendar
          calendars={1}
          value={stay}
          onChange={(newStay, selectionState) => {
            setStay(newStay);
            setState(selectionState ?? '');
          }}
        />
        {/* preview-end */}
        <Typography
          component="div"
          variant="body2"
          role="status"
          sx={{ px: 3, fontFamily: 'monospace' }}
        >
          <bdi>[{stay.map(describe).join(', ')}]</bdi>
          <br />
          selectionState: {state || 'none yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
