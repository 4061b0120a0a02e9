import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

type State = 'enabled' | 'disabled' | 'readOnly';

export default function DateCalendarFormProps() {
  const [state, setState] = React.useState<State>('disabled');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <ToggleButtonGroup
          exclusive
          fullWidth
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
        <DateCalendar
          defaultValue={dayjs('2026-10-15')}
          disabled={state === 'disabled'}
          readOnly={state === 'readOnly'}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
