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
  showWeekNumbers: boolean;
  onShowWeekNumbersChange: (showWeekNumbers: boolean) => void;
}

function HeaderWithSwitch({
  showWeekNumbers,
  onShowWeekNumbersChange,
  ...other
}: HeaderWithSwitchProps) {
  return (
    <Stack>
      <FormControlLabel
        sx={{ alignSelf: 'center' }}
        label="Show week numbers"
        control={
          <Switch
            checked={showWeekNumbers}
            onChange={(event) => onShowWeekNumbersChange(event.target.checked)}
          />
        }
      />
      <PickersCalendarHeader {...other} />
    </Stack>
  );
}

export default function TypedHeaderWithSwitch() {
  const [showWeekNumbers, setShowWeekNumbers] = React.useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        defaultValue={dayjs('2026-07-16')}
        displayWeekNumber={showWeekNumbers}
        slots={{ calendarHeader: HeaderWithSwitch as DateCalendarSlots['calendarHeader'] }}
        slotProps={{
          calendarHeader: {
            showWeekNumbers,
            onShowWeekNumbersChange: setShowWeekNumbers,
          } as DateCalendarSlotProps['calendarHeader'],
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
