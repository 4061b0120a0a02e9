import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs from 'dayjs';
import { lists, literals, type Control, type Option } from './options';
import type { PickerInfo } from './pickers';

const all = () => true;
const isDateOnly = ({ hasDate, hasTime }: PickerInfo) => hasDate && !hasTime;
const hasTwoParts = ({ hasDate, hasTime, isRange }: PickerInfo) => hasTime && (hasDate || isRange);
const hasMonths = ({ hasDate, isRange, isMobile }: PickerInfo) => hasDate && isRange && !isMobile;

const field = (component: string, value: unknown): Option[] => [
  { label: 'two inputs', value, code: component, component },
];

const today: Option = {
  label: 'today, next week',
  value: [
    { label: 'Today', getValue: () => dayjs() },
    { label: 'Next week', getValue: () => dayjs().add(1, 'week') },
  ],
  code: `[
  { label: 'Today', getValue: () => dayjs() },
  { label: 'Next week', getValue: () => dayjs().add(1, 'week') },
]`,
};
const lastDays: Option = {
  label: 'last 7 days, this month',
  value: [
    { label: 'Last 7 days', getValue: () => [dayjs().subtract(6, 'day'), dayjs()] },
    { label: 'This month', getValue: () => [dayjs().startOf('month'), dayjs().endOf('month')] },
    { label: 'Reset', getValue: () => [null, null] },
  ],
  code: `[
  { label: 'Last 7 days', getValue: () => [dayjs().subtract(6, 'day'), dayjs()] },
  { label: 'This month', getValue: () => [dayjs().startOf('month'), dayjs().endOf('month')] },
  { label: 'Reset', getValue: () => [null, null] },
]`,
};

const actions = [[], ['cancel', 'accept'], ['clear', 'cancel', 'accept']];

export const layoutControls: Control[] = [
  {
    path: 'displayStaticWrapperAs',
    group: 'Layout',
    options: literals('desktop', 'mobile'),
    appliesTo: ({ isStatic }) => isStatic,
  },
  {
    path: 'orientation',
    group: 'Layout',
    options: literals('landscape', 'portrait'),
    appliesTo: ({ isRange }) => !isRange,
    note: (labels) =>
      labels.get('views') === 'hours, minutes, seconds' &&
      'No effect: pickers of hours, minutes, and seconds are always in portrait.',
  },
  {
    path: 'slotProps.toolbar.hidden',
    group: 'Layout',
    options: literals(true, false),
    appliesTo: all,
  },
  {
    path: 'slotProps.tabs.hidden',
    group: 'Layout',
    options: literals(true, false),
    appliesTo: hasTwoParts,
  },
  {
    path: 'slotProps.actionBar.actions',
    group: 'Layout',
    options: lists(...actions, ['clear', 'today', 'cancel', 'accept']),
    appliesTo: ({ isRange }) => !isRange,
  },
  {
    path: 'slotProps.actionBar.actions',
    group: 'Layout',
    options: lists(...actions),
    appliesTo: ({ isRange }) => isRange,
  },
  {
    path: 'slotProps.shortcuts.items',
    group: 'Layout',
    options: [today],
    appliesTo: (picker) => isDateOnly(picker) && !picker.isRange,
  },
  {
    path: 'slotProps.shortcuts.items',
    group: 'Layout',
    options: [lastDays],
    appliesTo: (picker) => isDateOnly(picker) && picker.isRange,
  },
  { path: 'calendars', group: 'Layout', options: literals(1, 2, 3), appliesTo: hasMonths },
  {
    path: 'currentMonthCalendarPosition',
    group: 'Layout',
    options: literals(1, 2),
    appliesTo: hasMonths,
    note: (labels) => labels.get('calendars') === '1' && 'No effect: there is only one month.',
  },
  {
    path: 'slots.field',
    group: 'Layout',
    options: field('MultiInputDateRangeField', MultiInputDateRangeField),
    appliesTo: (picker) => isDateOnly(picker) && picker.isRange && !picker.isStatic,
  },
  {
    path: 'slots.field',
    group: 'Layout',
    options: field('MultiInputTimeRangeField', MultiInputTimeRangeField),
    appliesTo: ({ hasDate, isRange }) => isRange && !hasDate,
  },
  {
    path: 'slots.field',
    group: 'Layout',
    options: field('MultiInputDateTimeRangeField', MultiInputDateTimeRangeField),
    appliesTo: ({ hasDate, hasTime, isRange }) => isRange && hasDate && hasTime,
  },
];
