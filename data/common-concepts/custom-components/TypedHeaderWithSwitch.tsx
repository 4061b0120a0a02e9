import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  type DateCalendarSlotProps,
  type DateCalendarSlots,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PropsFromSlot } from '@mui/x-date-pickers/models';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

interface HeaderWithSwitchProps extends PropsFromSlot<DateCalendarSlots['calendarHeader']> {
  hasWeeks: boolean;
  onWeeksChange: (hasWeeks: boolean) => void;
}

function HeaderWithSwitch({ hasWeeks, onWeeksChange, ...other }: HeaderWithSwitchProps) {
  return (
    <Stack>
      <FormControlLabel
        sx={{ alignSelf: 'center' }}
        label="Week numbers"
        control={
          <Switch checked={hasWeeks} onChange={(event) => onWeeksChange(event.target.checked)} />
        }
      />
      <PickersCalendarHeader {...other} />
    </Stack>
  );
}

export default function TypedHeaderWithSwitch() {
  const [hasWeeks, setHasWeeks] = React.useState(true);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-07-16')}
        displayWeekNumber={hasWeeks}
        slots={{ calendarHeader: HeaderWithSwitch as DateCalendarSlots['calendarHeader'] }}
        slotProps={{
          calendarHeader: {
            hasWeeks,
            onWeeksChange: setHasWeeks,
          } as DateCalendarSlotProps['calendarHeader'],
        }}
      />
    </LocalizationProvider>
  );
}
