import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { usePickerAdapter, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

function CompactHeader(props: PickersCalendarHeaderProps) {
  const { currentMonth, onMonthChange, minDate, maxDate, labelId } = props;
  const adapter = usePickerAdapter();
  const texts = usePickerTranslations();
  const previous = adapter.addMonths(currentMonth, -1);
  const next = adapter.addMonths(currentMonth, 1);

  return (
    <Stack direction="row" sx={{ p: 2, alignItems: 'center' }}>
      {/* preview-start */}
      <Typography id={labelId} aria-live="polite" sx={{ flex: 1, fontWeight: 600 }}>
        {adapter.format(currentMonth, 'month')} {adapter.format(currentMonth, 'year')}
      </Typography>
      <IconButton
        aria-label={texts.previousMonth}
        disabled={adapter.isBefore(adapter.endOfMonth(previous), minDate)}
        onClick={() => onMonthChange(previous)}
      >
        <KeyboardArrowUpIcon />
      </IconButton>
      {/* preview-end */}
      <IconButton
        aria-label={texts.nextMonth}
        disabled={adapter.isAfter(adapter.startOfMonth(next), maxDate)}
        onClick={() => onMonthChange(next)}
      >
        <KeyboardArrowDownIcon />
      </IconButton>
    </Stack>
  );
}

export default function HeaderComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['day']}
        defaultValue={dayjs('2026-06-12')}
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-08-31')}
        slots={{ calendarHeader: CompactHeader }}
      />
    </LocalizationProvider>
  );
}
