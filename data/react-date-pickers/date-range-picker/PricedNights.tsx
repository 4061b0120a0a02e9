import * as React from 'react';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { isBooked, nightsFrom, priceOf, season } from '../dataset/cabin';

const dayStyle: SxProps<Theme> = {
  [`& .${dateRangePickerDayClasses.day}`]: { blockSize: 40, flexDirection: 'column' },
  '& small': { fontSize: 10, lineHeight: 1 },
};

/* preview-start */
function NightDay(props: DateRangePickerDayProps) {
  const { day, disabled, outsideCurrentMonth } = props;
  return (
    <DateRangePickerDay {...props} sx={dayStyle}>
      {day.date()}
      {!disabled && !outsideCurrentMonth && <small>€{priceOf(day)}</small>}
    </DateRangePickerDay>
  );
}
/* preview-end */

export default function PricedNights() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-08-12'),
    dayjs('2026-08-16'),
  ]);
  const [arrival, departure] = stay;
  const nights = arrival && departure ? nightsFrom(arrival, departure.diff(arrival, 'day')) : [];
  const total = nights.reduce((sum, night) => sum + priceOf(night), 0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          value={stay}
          onChange={setStay}
          minDate={season.first}
          maxDate={season.last}
          shouldDisableDate={isBooked}
          slots={{ day: NightDay }}
          slotProps={{ actionBar: { actions: [] } }}
          sx={{ [`& .${dayCalendarClasses.slideTransition}`]: { minBlockSize: 264 } }}
        />
        <Typography role="status" sx={{ textAlign: 'center' }}>
          {nights.some(isBooked)
            ? 'A night of this stay is already booked.'
            : `${nights.length} ${nights.length === 1 ? 'night' : 'nights'}, €${total}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
