import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';

const localeText = {
  calendarWeekNumberHeaderText: 'Wk',
  calendarWeekNumberText: (week: number) => `${week}`,
};

export default function WeekNumbers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb" localeText={localeText}>
      <DateCalendar
        displayWeekNumber
        defaultValue={dayjs('2026-10-15')}
        sx={{
          // The default is the color of disabled text, which is too pale to read.
          [`& .${dayCalendarClasses.weekNumber}, & .${dayCalendarClasses.weekNumberLabel}`]: {
            color: 'text.secondary',
          },
        }}
      />
    </LocalizationProvider>
  );
}
