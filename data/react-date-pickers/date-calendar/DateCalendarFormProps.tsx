import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const states = {
  none: { props: {}, does: 'Everything works.' },
  disabled: { props: { disabled: true }, does: 'No day, and no other month.' },
  readOnly: { props: { readOnly: true }, does: 'Other months can be seen, no day be picked.' },
};
type State = keyof typeof states;

export default function DateCalendarFormProps() {
  const [state, setState] = React.useState<State>('disabled');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Prop of the calendar"
          value={state}
          onChange={(_event, next: State | null) => next && setState(next)}
        >
          {Object.keys(states).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" role="status">
          {states[state].does}
        </Typography>
        <DateCalendar defaultValue={dayjs('2026-10-15')} {...states[state].props} />
      </Stack>
    </LocalizationProvider>
  );
}
