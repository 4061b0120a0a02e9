import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import {
  DigitalClock,
  DigitalClockItem,
  type DigitalClockItemProps,
} from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const opening = dayjs('2026-03-16T09:00');
const isClosed = (time: Dayjs) => time.hour() < 9 || time.hour() > 16 || time.hour() === 12;
// A fixed pattern instead of the bookings from a server.
const isBooked = (time: Dayjs) => (time.date() * 7 + time.hour() * 3 + time.minute() / 10) % 4 < 1;

/** The first free time of a day. */
function firstFree(day: Dayjs) {
  let time = day.hour(9).minute(0);
  while (isClosed(time) || isBooked(time)) time = time.add(30, 'minute');
  return time;
}

function Slot(props: DigitalClockItemProps) {
  const { itemValue, formattedValue, ...other } = props;
  if (isClosed(itemValue)) return null;
  return (
    <DigitalClockItem
      {...other}
      aria-disabled={other.disabled}
      sx={{ justifyContent: 'space-between' }}
    >
      {formattedValue}
      {isBooked(itemValue) && <Chip size="small" label="Booked" />}
    </DigitalClockItem>
  );
}

export default function BookedSlots() {
  const [slot, setSlot] = React.useState(firstFree(opening.add(1, 'day')));
  const [booked, setBooked] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <DateCalendar
            value={slot}
            onChange={(day) => day && setSlot(firstFree(day))}
            minDate={opening}
            sx={{ mx: 0 }}
          />
          <Box sx={{ flex: '1 1 220px', py: 2 }}>
            <Typography sx={{ px: 2.5, pb: 1 }}>{slot.format('dddd, MMMM D')}</Typography>
            {/* preview-start */}
            <DigitalClock
              value={slot}
              onChange={(time) => time && setSlot(time)}
              shouldDisableTime={(time) => isClosed(time) || isBooked(time)}
              slots={{ digitalClockItem: Slot }}
            />
            {/* preview-end */}
          </Box>
        </Box>
        <Stack direction="row" spacing={2} sx={{ p: 2, alignItems: 'center' }}>
          <Typography sx={{ flex: 1 }}>Haircut, 30 minutes, $45</Typography>
          <Button variant="contained" onClick={() => setBooked(slot)}>
            Book {slot.format('h:mm A')}
          </Button>
        </Stack>
        {booked && <Alert>Booked for {booked.format('dddd, MMMM D [at] h:mm A')}</Alert>}
      </Paper>
    </LocalizationProvider>
  );
}
