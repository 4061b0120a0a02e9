import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  useIsValidValue,
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

type Range = DateRange<Dayjs>;

const isSame = (a: Range, b: Range) =>
  a.every((day, index) => (day ? day.isSame(b[index], 'day') : !b[index]));

function PeriodChips({ items = [], className }: PickersShortcutsProps<Range>) {
  /* preview-start */
  const { value } = usePickerContext<Range>();
  const { setValue } = usePickerActionsContext<Range>();
  const isValid = useIsValidValue<Range>();
  const renderChip = ({ getValue, ...shortcut }: PickersShortcutsItem<Range>) => (
    <Chip
      key={shortcut.label}
      label={shortcut.label}
      disabled={!isValid(getValue({ isValid }))}
      color={isSame(getValue({ isValid }), value) ? 'primary' : 'default'}
      aria-pressed={isSame(getValue({ isValid }), value)}
      onClick={() => setValue(getValue({ isValid }), { shortcut })}
    />
  );
  /* preview-end */

  return (
    <Stack
      direction="row"
      className={className}
      sx={{
        p: 2,
        gap: 1,
        flexWrap: 'wrap',
        justifyContent: 'center',
        maxInlineSize: 320,
        boxSizing: 'border-box',
      }}
    >
      {items.map(renderChip)}
    </Stack>
  );
}

export default function HorizontalShortcuts() {
  const [period, setPeriod] = React.useState<Range>([dayjs('2026-07-05'), dayjs('2026-07-11')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        calendars={1}
        value={period}
        onChange={setPeriod}
        maxDate={dayjs('2026-07-31')}
        slots={{ shortcuts: PeriodChips }}
        slotProps={{
          shortcuts: {
            items: [
              { label: 'This week', getValue: () => [dayjs('2026-07-05'), dayjs('2026-07-11')] },
              { label: 'July', getValue: () => [dayjs('2026-07-01'), dayjs('2026-07-31')] },
              { label: 'Q3', getValue: () => [dayjs('2026-07-01'), dayjs('2026-09-30')] },
              { label: 'Reset', getValue: () => [null, null] },
            ],
          },
          layout: {
            sx: { [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: '2 / 4', gridRow: 1 } },
          },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
