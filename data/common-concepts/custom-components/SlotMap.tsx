import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
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

export default function SlotMap() {
  const [selectedSlot, setSelectedSlot] = React.useState<(typeof names)[number]>('calendarHeader');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
        <ToggleButtonGroup
          exclusive
          orientation="vertical"
          size="small"
          aria-label="Slot to outline"
          value={selectedSlot}
          onChange={(_event, next: typeof selectedSlot | null) => next && setSelectedSlot(next)}
        >
          {names.map((slot) => (
            <ToggleButton key={slot} value={slot} sx={{ textTransform: 'none' }}>
              {slot}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* preview-start */}
        <DateCalendar
          defaultValue={dayjs('2026-07-16')}
          slotProps={{
            // For example, day: { sx: { outline: '2px solid' } }
            [selectedSlot]: {
              sx: { outline: '2px solid', outlineColor: 'secondary.main', outlineOffset: -2 },
            },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
