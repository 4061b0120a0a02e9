import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';

export default function WeekNumbers() {
  return (
    /* preview-start */
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="en-gb"
      localeText={{ calendarWeekNumberHeaderText: 'Wk' }}
    >
      <DateCalendar
        displayWeekNumber
        defaultValue={dayjs('2026-10-15')}
        /* preview-end */
        sx={{
          // The default is the color of disabled text, which has too little contrast.
          [`& .${dayCalendarClasses.weekNumber}, & .${dayCalendarClasses.weekNumberLabel}`]: {
            color: 'text.secondary',
          },
        }}
      />
    </LocalizationProvider>
  );
}
