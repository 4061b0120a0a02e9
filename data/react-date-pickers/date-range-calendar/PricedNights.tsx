import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { isBooked, nightsFrom, priceOf, season } from '../dataset/cabin';

function NightDay(props: DateRangePickerDayProps) {
  const { day, outsideCurrentMonth } = props;
  const price = isBooked(day) ? 'booked' : `€${priceOf(day)}`;
  return (
    <DateRangePickerDay
      {...props}
      aria-label={outsideCurrentMonth ? undefined : `${day.format('MMMM D')}, ${price}`}
      sx={{
        [`& .${dateRangePickerDayClasses.day}`]: { flexDirection: 'column' },
        '& small': { fontSize: 10, lineHeight: 1 },
        // A departure on a booked day is disabled as an arrival.
        [`& .${dateRangePickerDayClasses.day}.Mui-selected.Mui-disabled`]: { opacity: 1 },
      }}
    >
      {day.date()}
      <small>{isBooked(day) ? '–' : price}</small>
    </DateRangePickerDay>
  );
}

function lastDeparture(arrival: Dayjs) {
  let day = arrival;
  while (!isBooked(day) && day.isBefore(season.last, 'day')) day = day.add(1, 'day');
  return day;
}

const nightsOf = ([arrival, departure]: DateRange<Dayjs>) =>
  arrival && departure ? nightsFrom(arrival, departure.diff(arrival, 'day')) : [];

export default function PricedNights() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-18'),
    dayjs('2026-07-22'),
  ]);
  const [arrival] = stay;
  const nights = nightsOf(stay);
  const total = nights.reduce((sum, night) => sum + priceOf(night), 0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined">
        <DateRangeCalendar
          sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
          slots={{ day: NightDay }}
          minDate={season.first}
          maxDate={season.last}
          /* preview-start */
          value={stay}
          onChange={(next) => setStay(nightsOf(next).some(isBooked) ? [next[0], null] : next)}
          shouldDisableDate={(day, position) => {
            if (position === 'end' && arrival && !day.isBefore(arrival, 'day')) {
              return day.isSame(arrival, 'day') || day.isAfter(lastDeparture(arrival), 'day');
            }
            return isBooked(day);
          }}
          /* preview-end */
        />
        <Stack
          direction="row"
          sx={{
            gap: 2,
            p: 2,
            alignItems: 'center',
            justifyContent: 'space-between',
            borderBlockStart: 1,
            borderColor: 'divider',
          }}
        >
          <Typography role="status">
            {nights.length
              ? `${nights.length} ${nights.length === 1 ? 'night' : 'nights'}, €${total}`
              : 'Choose your departure'}
          </Typography>
          <Button variant="contained" disabled={nights.length === 0}>
            Book the cabin
          </Button>
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
