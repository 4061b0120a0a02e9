import { dates, literals, type Control, type Option } from './options';
import type { PickerInfo } from './pickers';

const all = () => true;
const hasField = (picker: PickerInfo) => !picker.isStatic;
const yes = literals(true);
const group = 'Field and state';

const empty: Option[] = [{ label: 'empty', value: null, code: 'null' }];
const emptyRange: Option[] = [{ label: 'empty', value: [null, null], code: '[null, null]' }];

export const fieldControls: Control[] = [
  { path: 'disablePast', group: 'Validation', options: yes, appliesTo: all },
  { path: 'disableFuture', group: 'Validation', options: yes, appliesTo: all },
  {
    path: 'defaultValue',
    group,
    options: empty,
    appliesTo: ({ isRange }) => !isRange,
  },
  {
    path: 'defaultValue',
    group,
    options: emptyRange,
    appliesTo: ({ isRange }) => isRange,
  },
  {
    path: 'referenceDate',
    group,
    options: dates({ 'July 1, noon': '2026-07-01T12:00' }),
    appliesTo: all,
    note: (labels, { hasDate, hasTime, isRange }) =>
      // A click on a day sets the time of this date, which only these pickers show.
      !(hasDate && hasTime && isRange) &&
      !labels.has('defaultValue') &&
      'No effect beside a value. Set defaultValue to empty.',
  },
  {
    path: 'defaultRangePosition',
    group,
    options: literals('start', 'end'),
    appliesTo: ({ isRange }) => isRange,
  },
  { path: 'disabled', group, options: yes, appliesTo: all },
  { path: 'readOnly', group, options: yes, appliesTo: all },
  { path: 'reduceAnimations', group, options: literals(true, false), appliesTo: all },
  { path: 'closeOnSelect', group, options: literals(true, false), appliesTo: hasField },
  { path: 'disableOpenPicker', group, options: yes, appliesTo: hasField },
  {
    path: 'desktopModeMediaQuery',
    group,
    options: [
      { label: 'never desktop', value: 'not all', code: "'not all'" },
      { label: 'from 600 px', value: '(min-width: 600px)', code: "'(min-width: 600px)'" },
    ],
    appliesTo: ({ name, isStatic }) => !isStatic && !/^(?:Desktop|Mobile)/.test(name),
  },
  {
    path: 'format',
    group,
    options: literals('YYYY-MM-DD', 'DD.MM.YYYY', 'MMMM D, YYYY'),
    appliesTo: (picker) => hasField(picker) && picker.hasDate && !picker.hasTime,
  },
  {
    path: 'format',
    group,
    options: literals('HH:mm', 'h A', 'mm:ss'),
    appliesTo: (picker) => hasField(picker) && !picker.hasDate,
  },
  {
    path: 'format',
    group,
    options: literals('YYYY-MM-DD HH:mm', 'MMM D, h:mm A'),
    appliesTo: (picker) => hasField(picker) && picker.hasDate && picker.hasTime,
  },
  { path: 'formatDensity', group, options: literals('dense', 'spacious'), appliesTo: hasField },
  { path: 'slotProps.field.clearable', group, options: yes, appliesTo: hasField },
  {
    path: 'slotProps.textField.size',
    group,
    options: literals('small', 'medium'),
    appliesTo: hasField,
  },
  {
    path: 'slotProps.textField.variant',
    group,
    options: literals('outlined', 'filled', 'standard'),
    appliesTo: hasField,
  },
  {
    path: 'slotProps.textField.helperText',
    group,
    options: literals('In local time'),
    appliesTo: hasField,
  },
];
