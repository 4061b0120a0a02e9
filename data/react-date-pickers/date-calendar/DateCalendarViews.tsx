import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2026-10-15');
type Choice = 'date' | 'day' | 'month';

export default function DateCalendarViews() {
  const [choice, setChoice] = React.useState<Choice>('date');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Calendar"
          value={choice}
          onChange={(_event, next: Choice | null) => next && setChoice(next)}
          sx={{ '& button': { textTransform: 'none' } }}
        >
          <ToggleButton value="date">Founded on</ToggleButton>
          <ToggleButton value="day">Course day</ToggleButton>
          <ToggleButton value="month">Billing month</ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        {choice === 'date' && (
          <DateCalendar defaultValue={day} views={['year', 'month', 'day']} openTo="year" />
        )}
        {choice === 'day' && <DateCalendar defaultValue={day} views={['day']} />}
        {choice === 'month' && (
          <DateCalendar defaultValue={day} views={['month', 'year']} openTo="month" />
        )}
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
