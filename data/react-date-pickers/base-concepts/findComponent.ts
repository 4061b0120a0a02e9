export const questions = [
  {
    key: 'value',
    label: 'What',
    options: { Date: 'Date', Time: 'Time', DateTime: 'Date and time' },
  },
  { key: 'count', label: 'How many', options: { one: 'One', range: 'A range' } },
  {
    key: 'layout',
    label: 'Where',
    options: {
      picker: 'Field and popup',
      pickerTwo: 'Two fields and popup',
      field: 'Field alone',
      fieldTwo: 'Two fields alone',
      inline: 'Always visible',
    },
  },
] as const;

export interface Answers {
  value: 'Date' | 'Time' | 'DateTime';
  count: 'one' | 'range';
  layout: 'picker' | 'pickerTwo' | 'field' | 'fieldTwo' | 'inline';
}

interface Found {
  name: string | null;
  packageName: string;
  note: string;
}

const inlineOf: Record<string, [name: string | null, note: string]> = {
  Date: ['DateCalendar', 'For parts of it, see MonthCalendar and YearCalendar.'],
  Time: ['TimeClock', 'As a list instead of a clock: DigitalClock, MultiSectionDigitalClock.'],
  DateTime: ['StaticDateTimePicker', 'Or put a DateCalendar beside a DigitalClock.'],
  DateRange: ['DateRangeCalendar', 'With toolbar and buttons: StaticDateRangePicker.'],
  TimeRange: [null, 'Use two clocks, or the TimeRangePicker.'],
  DateTimeRange: [null, 'Use a DateRangeCalendar and two clocks, or the DateTimeRangePicker.'],
};

/** The component that fits the answers. */
export function findComponent({ value, count, layout }: Answers): Found {
  const isRange = count === 'range';
  const family = isRange ? `${value}Range` : value;
  const packageName = isRange ? '@mui/x-date-pickers-pro' : '@mui/x-date-pickers';
  const plan = isRange ? 'Pro plan.' : 'Community plan.';
  if (layout === 'inline') {
    const [name, note] = inlineOf[family]!;
    return { name, packageName, note: `${plan} ${note}` };
  }
  const isTwo = layout.endsWith('Two') && isRange;
  const multiField = `MultiInput${family}Field`;
  const ignored = layout.endsWith('Two') && !isRange ? ' Two fields are for ranges.' : '';
  if (layout.startsWith('field')) {
    const name = isRange ? `${isTwo ? 'Multi' : 'Single'}Input${family}Field` : `${family}Field`;
    return { name, packageName, note: plan + ignored };
  }
  const slot = isTwo ? ` Set slots={{ field: ${multiField} }}.` : '';
  return { name: `${family}Picker`, packageName, note: plan + ignored + slot };
}
