import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import dayjs from 'dayjs';

const hiddenIf = (condition: boolean) => ({ visibility: condition ? 'hidden' : 'visible' });
const flip = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

function TwoMonthsHeader(props: PickersRangeCalendarHeaderProps) {
  const { month, monthIndex, calendars, currentMonth, onMonthChange, labelId } = props;
  const goBy = (months: number) => () => onMonthChange(currentMonth.add(months, 'month'));

  return (
    <Stack direction="row" sx={{ p: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      {/* preview-start */}
      <IconButton aria-label="Back two months" onClick={goBy(-2)} sx={hiddenIf(monthIndex > 0)}>
        <ChevronLeftIcon sx={flip} />
      </IconButton>
      <Typography id={labelId}>{month.format('MMMM YYYY')}</Typography>
      <IconButton
        aria-label="Forward two months"
        onClick={goBy(2)}
        sx={hiddenIf(monthIndex < calendars - 1)}
      >
        <ChevronRightIcon sx={flip} />
      </IconButton>
      {/* preview-end */}
    </Stack>
  );
}

export default function HeaderRangeTwoByTwo() {
  const isWide = useMediaQuery('(min-width: 720px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={isWide ? 2 : 1}
        defaultValue={[dayjs('2026-06-12'), dayjs('2026-06-19')]}
        slots={{ calendarHeader: TwoMonthsHeader }}
      />
    </LocalizationProvider>
  );
}
