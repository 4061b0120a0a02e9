import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

type State = 'enabled' | 'disabled' | 'readOnly';

export default function DateRangeCalendarFormProps() {
  const [state, setState] = React.useState<State>('readOnly');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="State of the calendar"
          value={state}
          onChange={(_event, next: State | null) => next && setState(next)}
          sx={{ '& button': { textTransform: 'none' } }}
        >
          <ToggleButton value="enabled">Enabled</ToggleButton>
          <ToggleButton value="disabled">disabled</ToggleButton>
          <ToggleButton value="readOnly">readOnly</ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-07-13'), dayjs('2026-07-17')]}
          disabled={state === 'disabled'}
          readOnly={state === 'readOnly'}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
