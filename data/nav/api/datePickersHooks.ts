import type { NavItem } from '../../../src/core/types';

/** Hooks of Date and Time Pickers. */
export const datePickersHooks = [
  { pathname: '/x/api/date-pickers/use-date-field/', title: 'useDateField' },
  { pathname: '/x/api/date-pickers/use-date-manager/', title: 'useDateManager' },
  {
    pathname: '/x/api/date-pickers/use-date-range-manager/',
    title: 'useDateRangeManager',
    plan: 'pro',
  },
  { pathname: '/x/api/date-pickers/use-date-time-field/', title: 'useDateTimeField' },
  { pathname: '/x/api/date-pickers/use-date-time-manager/', title: 'useDateTimeManager' },
  {
    pathname: '/x/api/date-pickers/use-date-time-range-manager/',
    title: 'useDateTimeRangeManager',
    plan: 'pro',
  },
  { pathname: '/x/api/date-pickers/use-is-valid-value/', title: 'useIsValidValue' },
  {
    pathname: '/x/api/date-pickers/use-multi-input-range-field/',
    title: 'useMultiInputRangeField',
    plan: 'pro',
  },
  { pathname: '/x/api/date-pickers/use-parsed-format/', title: 'useParsedFormat' },
  { pathname: '/x/api/date-pickers/use-picker-actions-context/', title: 'usePickerActionsContext' },
  { pathname: '/x/api/date-pickers/use-picker-adapter/', title: 'usePickerAdapter' },
  { pathname: '/x/api/date-pickers/use-picker-context/', title: 'usePickerContext' },
  { pathname: '/x/api/date-pickers/use-picker-layout/', title: 'usePickerLayout' },
  {
    pathname: '/x/api/date-pickers/use-picker-range-position-context/',
    title: 'usePickerRangePositionContext',
    plan: 'pro',
  },
  { pathname: '/x/api/date-pickers/use-picker-translations/', title: 'usePickerTranslations' },
  {
    pathname: '/x/api/date-pickers/use-single-input-date-range-field/',
    title: 'useSingleInputDateRangeField',
    plan: 'pro',
  },
  {
    pathname: '/x/api/date-pickers/use-single-input-date-time-range-field/',
    title: 'useSingleInputDateTimeRangeField',
    plan: 'pro',
  },
  {
    pathname: '/x/api/date-pickers/use-single-input-time-range-field/',
    title: 'useSingleInputTimeRangeField',
    plan: 'pro',
  },
  { pathname: '/x/api/date-pickers/use-split-field-props/', title: 'useSplitFieldProps' },
  { pathname: '/x/api/date-pickers/use-time-field/', title: 'useTimeField' },
  { pathname: '/x/api/date-pickers/use-time-manager/', title: 'useTimeManager' },
  {
    pathname: '/x/api/date-pickers/use-time-range-manager/',
    title: 'useTimeRangeManager',
    plan: 'pro',
  },
  { pathname: '/x/api/date-pickers/use-validation/', title: 'useValidation' },
] as const satisfies readonly NavItem[];
