import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { isBooked, nightsFrom, priceOf, season } from './dataset/cabin';
import PriceDay, { StayContext } from './PriceDay';

const adult = dayjs('2008-06-01');

export default function BookingForm() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2026-06-12'));
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-06-12T17:30'));
  const [born, setBorn] = React.useState<Dayjs | null>(dayjs('1991-03-27'));
  const [count, setCount] = React.useState(4);
  const [isSent, setIsSent] = React.useState(false);

  const nights = React.useMemo(() => (arrival ? nightsFrom(arrival, count) : []), [arrival, count]);
  const bookedNight = nights.find(isBooked);
  const total = nights.reduce((sum, night) => sum + priceOf(night), 0);
  const isTooYoung = born?.isValid() === true && born.isAfter(adult);
  const isReady = arrival && !bookedNight && time?.isValid() && born?.isValid() && !isTooYoung;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          <StayContext.Provider value={nights}>
            <DateCalendar
              sx={{
                mx: 0,
                blockSize: 'auto',
                maxBlockSize: 'none',
                // Room for six rows of the taller days.
                [`& .${dayCalendarClasses.slideTransition}`]: { minBlockSize: 292 },
              }}
              value={arrival}
              onChange={setArrival}
              minDate={season.first}
              maxDate={season.last}
              shouldDisableDate={isBooked}
              slots={{ day: PriceDay }}
            />
          </StayContext.Provider>
          <Stack spacing={2.5} sx={{ flex: '1 1 280px', p: 2.5 }}>
            <Typography variant="h6" component="p">
              Lakeside cabin
            </Typography>
            <Box>
              <Typography variant="body2" id="cabin-nights">
                Nights: {count}
              </Typography>
              <Slider
                aria-labelledby="cabin-nights"
                min={1}
                max={10}
                marks
                value={count}
                onChange={(_event, value) => setCount(value)}
              />
            </Box>
            <TimePicker
              label="Arrival time"
              value={time}
              onChange={setTime}
              minTime={dayjs('2026-06-12T15:00')}
              maxTime={dayjs('2026-06-12T22:00')}
              minutesStep={15}
              slotProps={{ textField: { helperText: 'Between 3 PM and 10 PM' } }}
            />
            <DateField
              label="Date of birth"
              value={born}
              onChange={setBorn}
              maxDate={adult}
              clearable
              helperText={isTooYoung ? 'You must be at least 18 to book.' : 'MM/DD/YYYY'}
            />
          </Stack>
        </Box>
        <Divider />
        <Stack direction="row" spacing={2} sx={{ pt: 2, alignItems: 'center' }}>
          <Box role="status" sx={{ flex: 1 }}>
            <Typography variant="h6" component="p">
              {bookedNight ? 'Not available' : `€${total}`}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {bookedNight
                ? `${bookedNight.format('MMMM D')} is booked. Choose fewer nights or another day.`
                : arrival &&
                  `${arrival.format('MMM D')} to ${arrival.add(count, 'day').format('MMM D')}`}
            </Typography>
          </Box>
          <Button variant="contained" disabled={!isReady} onClick={() => setIsSent(true)}>
            Request to book
          </Button>
        </Stack>
        {isSent && (
          <Alert onClose={() => setIsSent(false)}>
            Booking request sent: {arrival?.format('MMMM D')} at {time?.format('h:mm A')}, {count}{' '}
            {count === 1 ? 'night' : 'nights'}
          </Alert>
        )}
      </div>
    </LocalizationProvider>
  );
}
