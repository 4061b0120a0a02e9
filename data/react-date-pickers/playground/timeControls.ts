import { dates, isLunch, lists, literals, objects, type Control, type Option } from './options';
import type { PickerInfo } from './pickers';

const hasTime = (picker: PickerInfo) => picker.hasTime;
const isTime = (picker: PickerInfo) => picker.hasTime && !picker.hasDate && !picker.isRange;
const isDateTime = (picker: PickerInfo) => picker.hasTime && picker.hasDate && !picker.isRange;
const isTimeRange = (picker: PickerInfo) => picker.hasTime && !picker.hasDate && picker.isRange;
/** All but the mobile and static Time Pickers, which show a round clock. */
const hasColumns = (picker: PickerInfo) =>
  picker.hasTime && (picker.hasDate || picker.isRange || picker.isDesktop);

const lunch: Option = {
  label: 'lunch at noon',
  value: isLunch,
  code: "(time, view) => view === 'hours' && time.hour() === 12",
};
const clockViews = [['hours'], ['minutes', 'seconds'], ['hours', 'minutes', 'seconds']];

export const timeControls: Control[] = [
  {
    path: 'thresholdToRenderTimeInASingleColumn',
    group: 'Time',
    options: literals(0, 48, 96),
    appliesTo: hasColumns,
  },
  { path: 'views', group: 'Time', options: lists(...clockViews), appliesTo: isTime },
  {
    path: 'views',
    group: 'Time',
    options: lists(['hours'], ['hours', 'minutes', 'seconds']),
    appliesTo: isTimeRange,
  },
  {
    path: 'views',
    group: 'Time',
    options: lists(
      ['day', 'hours', 'minutes'],
      ['year', 'month', 'day', 'hours', 'minutes'],
      ['year', 'day', 'hours', 'minutes', 'seconds'],
    ),
    appliesTo: isDateTime,
  },
  {
    path: 'openTo',
    group: 'Time',
    options: literals('hours', 'minutes', 'seconds'),
    appliesTo: isTime,
  },
  {
    path: 'openTo',
    group: 'Time',
    options: literals('year', 'month', 'day', 'hours', 'minutes', 'seconds'),
    appliesTo: isDateTime,
  },
  { path: 'ampm', group: 'Time', options: literals(true, false), appliesTo: hasTime },
  {
    path: 'ampmInClock',
    group: 'Time',
    options: literals(true, false),
    appliesTo: (picker) => isTime(picker) || isDateTime(picker),
    note: (labels) => labels.get('ampm') === 'false' && 'No effect: there is no AM and PM.',
  },
  { path: 'minutesStep', group: 'Time', options: literals(5, 15, 30), appliesTo: hasTime },
  {
    path: 'timeSteps',
    group: 'Time',
    options: objects({
      '1 minute': { minutes: 1 },
      '15 minutes': { minutes: 15 },
      '30 minutes': { minutes: 30 },
    }),
    appliesTo: hasColumns,
  },
  {
    path: 'skipDisabled',
    group: 'Time',
    options: literals(true),
    appliesTo: (picker) => hasColumns(picker) && picker.name !== 'MobileTimeRangePicker',
  },
  {
    path: 'minTime',
    group: 'Validation',
    options: dates({ '8 AM': '2026-01-01T08:00', '9 AM': '2026-01-01T09:00' }),
    appliesTo: hasTime,
  },
  {
    path: 'maxTime',
    group: 'Validation',
    options: dates({ '5 PM': '2026-01-01T17:00', '10 PM': '2026-01-01T22:00' }),
    appliesTo: hasTime,
  },
  { path: 'shouldDisableTime', group: 'Validation', options: [lunch], appliesTo: hasTime },
];
