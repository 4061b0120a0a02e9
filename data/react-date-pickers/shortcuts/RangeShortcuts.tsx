import * as React from 'react';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

/* preview-start */
const today = () => dayjs('2026-07-15');
const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'This week', getValue: () => [today().startOf('week'), today().endOf('week')] },
  { label: 'Last 7 days', getValue: () => [today().subtract(6, 'day'), today()] },
  { label: 'This month', getValue: () => [today().startOf('month'), today().endOf('month')] },
  {
    label: 'Last month',
    getValue: () => {
      const last = today().subtract(1, 'month');
      return [last.startOf('month'), last.endOf('month')];
    },
  },
  { label: 'All time', getValue: () => [null, null] },
];
/* preview-end */

const spell = (day: Dayjs | null) => day?.format('MMM D, YYYY');

export default function RangeShortcuts() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-01'),
    dayjs('2026-07-31'),
  ]);
  const [applied, setApplied] = React.useState(period);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack spacing={2}>
          <Stack
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography variant="h6" component="p">
              Sales report
            </Typography>
            <Chip
              role="status"
              variant="outlined"
              color="primary"
              label={applied[0] ? `${spell(applied[0])} – ${spell(applied[1])}` : 'All time'}
            />
          </Stack>
          <DateRangePicker
            label="Period"
            calendars={1}
            value={period}
            onChange={setPeriod}
            onAccept={(accepted, { validationError }) => {
              // Typing in the field accepts incomplete and invalid periods too.
              const isComplete = (accepted[0] === null) === (accepted[1] === null);
              if (isComplete && validationError.every((error) => error === null)) {
                setApplied(accepted);
              }
            }}
            closeOnSelect={false}
            localeText={{ okButtonLabel: 'Apply' }}
            slotProps={{ shortcuts: { items, changeImportance: 'set' } }}
          />
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
