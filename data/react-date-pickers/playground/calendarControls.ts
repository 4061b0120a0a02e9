import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import type { Dayjs } from 'dayjs';
import { dates, isWeekend, lists, literals, type Control, type Option } from './options';
import type { PickerInfo } from './pickers';

const hasDate = (picker: PickerInfo) => picker.hasDate;
const isDateRange = (picker: PickerInfo) => picker.hasDate && picker.isRange;
const hasYears = (picker: PickerInfo) => picker.hasDate && !picker.isRange;
const isDate = (picker: PickerInfo) => hasYears(picker) && !picker.hasTime;
const yes = literals(true);

const initials: Option = {
  label: 'two letters',
  value: (date: Dayjs) => date.format('dd'),
  code: "(date) => date.format('dd')",
};
const weekends: Option = {
  label: 'weekends',
  value: isWeekend,
  code: '(date) => date.day() === 0 || date.day() === 6',
};
const summer: Option = {
  label: 'July and August',
  value: (month: Dayjs) => month.month() === 6 || month.month() === 7,
  code: '(month) => month.month() === 6 || month.month() === 7',
};
const oddYears: Option = {
  label: 'odd years',
  value: (year: Dayjs) => year.year() % 2 === 1,
  code: '(year) => year.year() % 2 === 1',
};
const day = (component: string, value: unknown): Option[] => [
  { label: component, value, code: component, component },
];

export const calendarControls: Control[] = [
  {
    path: 'views',
    group: 'Calendar',
    options: lists(['year'], ['month'], ['month', 'year'], ['year', 'month', 'day'], ['day']),
    appliesTo: isDate,
  },
  {
    path: 'openTo',
    group: 'Calendar',
    options: literals('year', 'month', 'day'),
    appliesTo: isDate,
  },
  {
    path: 'showDaysOutsideCurrentMonth',
    group: 'Calendar',
    options: yes,
    appliesTo: hasDate,
    note: (labels, { isRange, isDesktop }) =>
      isRange &&
      (labels.get('calendars') ?? (isDesktop ? '2' : '1')) !== '1' &&
      'No effect beside several months. Set calendars to 1.',
  },
  { path: 'fixedWeekNumber', group: 'Calendar', options: literals(6), appliesTo: hasDate },
  { path: 'displayWeekNumber', group: 'Calendar', options: yes, appliesTo: hasDate },
  { path: 'dayOfWeekFormatter', group: 'Calendar', options: [initials], appliesTo: hasDate },
  { path: 'disableHighlightToday', group: 'Calendar', options: yes, appliesTo: hasDate },
  { path: 'loading', group: 'Calendar', options: yes, appliesTo: hasDate },
  { path: 'monthsPerRow', group: 'Calendar', options: literals(3, 4), appliesTo: hasYears },
  { path: 'yearsPerRow', group: 'Calendar', options: literals(3, 4), appliesTo: hasYears },
  { path: 'yearsOrder', group: 'Calendar', options: literals('asc', 'desc'), appliesTo: hasYears },
  {
    path: 'slots.day',
    group: 'Calendar',
    options: day('PickerDay2', PickerDay2),
    appliesTo: hasYears,
  },
  {
    path: 'slots.day',
    group: 'Calendar',
    options: day('DateRangePickerDay2', DateRangePickerDay2),
    appliesTo: isDateRange,
  },
  {
    path: 'slotProps.day.disableMargin',
    group: 'Calendar',
    options: yes,
    appliesTo: hasDate,
    note: (labels) => labels.has('slots.day') && 'Use --PickerDay-horizontalMargin for this day.',
  },
  { path: 'disableAutoMonthSwitching', group: 'Calendar', options: yes, appliesTo: isDateRange },
  { path: 'disableDragEditing', group: 'Calendar', options: yes, appliesTo: isDateRange },
  {
    path: 'minDate',
    group: 'Validation',
    options: dates({ 'March 9': '2026-03-09', 'March 20': '2026-03-20' }),
    appliesTo: hasDate,
  },
  {
    path: 'maxDate',
    group: 'Validation',
    options: dates({ 'March 27': '2026-03-27', 'June 30': '2026-06-30' }),
    appliesTo: hasDate,
  },
  { path: 'shouldDisableDate', group: 'Validation', options: [weekends], appliesTo: hasDate },
  { path: 'shouldDisableMonth', group: 'Validation', options: [summer], appliesTo: hasYears },
  { path: 'shouldDisableYear', group: 'Validation', options: [oddYears], appliesTo: hasYears },
];
