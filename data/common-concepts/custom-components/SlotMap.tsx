import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarSlotProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const names = [
  'calendarHeader',
  'switchViewButton',
  'switchViewIcon',
  'previousIconButton',
  'nextIconButton',
  'day',
] as const;

const MARKED = { sx: { outline: '2px solid', outlineColor: 'secondary.main', outlineOffset: -2 } };

export default function SlotMap() {
  const [name, setName] = React.useState<(typeof names)[number]>('calendarHeader');
  const slotProps: DateCalendarSlotProps = { [name]: MARKED };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
        <ToggleButtonGroup
          exclusive
          orientation="vertical"
          size="small"
          aria-label="Slot to mark"
          value={name}
          onChange={(_event, next: typeof name | null) => next && setName(next)}
        >
          {names.map((slot) => (
            <ToggleButton key={slot} value={slot} sx={{ textTransform: 'none' }}>
              {slot}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateCalendar defaultValue={dayjs('2026-07-16')} slotProps={slotProps} />
      </Box>
    </LocalizationProvider>
  );
}
