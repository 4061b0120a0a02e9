import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  dayCalendarClasses,
  pickersSlideTransitionClasses,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

// A day is 52 px where seven of them fit, and smaller on a phone.
const size = 'min(52px, 100cqi / 7 - 4px)';

export default function LargeCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        defaultValue={dayjs('2026-10-15')}
        sx={{
          inlineSize: 'min(100%, 420px)',
          blockSize: 'auto',
          maxBlockSize: 'none',
          containerType: 'inline-size',
          [`& .${pickersDayClasses.root}`]: { inlineSize: size, blockSize: size, fontSize: 16 },
          [`& .${dayCalendarClasses.weekDayLabel}`]: { inlineSize: size, fontSize: 14 },
          [`& .${pickersSlideTransitionClasses.root}`]: {
            minBlockSize: `calc((${size} + 4px) * 6)`,
          },
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
