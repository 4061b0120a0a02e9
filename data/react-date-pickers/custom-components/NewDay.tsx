import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import dayjs from 'dayjs';

const day = dayjs('2026-06-12');

export default function NewDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ flexDirection: { xs: 'column', sm: 'row' } }}>
        {/* preview-start */}
        <DateCalendar showDaysOutsideCurrentMonth defaultValue={day} slots={{ day: PickerDay2 }} />
        <DateRangeCalendar
          calendars={1}
          showDaysOutsideCurrentMonth
          defaultValue={[day, day.add(9, 'day')]}
          slots={{ day: DateRangePickerDay2 }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
