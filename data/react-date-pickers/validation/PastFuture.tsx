import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

const past = dayjs('2020-03-16T09:30');
const future = dayjs('2090-03-16T09:30');
const rules = ['disablePast', 'disableFuture'] as const;

export default function PastFuture() {
  const [rule, setRule] = React.useState<(typeof rules)[number]>('disablePast');
  const props = { [rule]: true };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 300px)' }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Rule"
          value={rule}
          onChange={(_event, next: (typeof rules)[number] | null) => next && setRule(next)}
        >
          {rules.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker label="Date, past" defaultValue={past} {...props} />
        <TimePicker label="Time, of a past day" defaultValue={past} {...props} />
        <DateTimePicker label="Date and time, future" defaultValue={future} {...props} />
        <DateRangePicker
          label="Range, from past to future"
          defaultValue={[past, future]}
          {...props}
        />
      </Stack>
    </LocalizationProvider>
  );
}
