import type { SearchQuery } from './query';

/** Queries of readers who work with the pickers and do not know our term for it yet. */
export const datePickerTaskQueries: readonly SearchQuery[] = [
  [
    'book appointment only on weekdays 9 to 5 every 30 minutes',
    '/x/react-date-pickers/date-time-picker/',
  ],
  ['datetime picker does not close after selecting', '/x/react-date-pickers/date-time-picker/'],
  ['departure and arrival in different timezones', '/x/react-date-pickers/date-time-picker/'],
  ['button to set current date and time now', '/x/react-date-pickers/date-time-picker/'],
  ['list of appointment slots some booked', '/x/react-date-pickers/digital-clock/'],
  ['hide times outside business hours', '/x/react-date-pickers/digital-clock/'],
  ['selected time not highlighted in list', '/x/react-date-pickers/digital-clock/'],
  ['analog clock component inline', '/x/react-date-pickers/time-clock/'],
  ['know when user finished selecting time on clock', '/x/react-date-pickers/time-clock/'],
  ['clock does not show AM PM buttons', '/x/react-date-pickers/time-clock/'],
  ['calculate hours worked between two times over midnight', '/x/react-date-pickers/time-field/'],
  ['input for duration longer than 24 hours', '/x/react-date-pickers/time-field/'],
  ['type time with seconds HH:mm:ss', '/x/react-date-pickers/time-field/'],
  ['dropdown with every 15 minutes', '/x/react-date-pickers/time-picker/'],
  ['24 hour format instead of am pm', '/x/react-date-pickers/time-picker/'],
  ['save only hh:mm without date', '/x/react-date-pickers/time-picker/'],
  ['opening hours closes after midnight', '/x/react-date-pickers/time-picker/'],
];
