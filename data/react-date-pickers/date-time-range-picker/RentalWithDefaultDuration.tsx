import * as React from 'react';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const HOURLY_PRICE = 9;
const DAILY_PRICE = 64;

function priceOf(minutes: number) {
  const hours = Math.ceil(minutes / 60);
  return Math.floor(hours / 24) * DAILY_PRICE + Math.min((hours % 24) * HOURLY_PRICE, DAILY_PRICE);
}

export default function RentalWithDefaultDuration() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([null, null]);
  const [pickup, dropOff] = rental;
  const length = pickup?.isValid() && dropOff?.isValid() ? dropOff.diff(pickup, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack spacing={2}>
          <Stack
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography variant="h6" component="p">
              Cargo van
            </Typography>
            <Chip label={<bdi>$9 an hour, $64 a day</bdi>} variant="outlined" color="primary" />
          </Stack>
          {/* preview-start */}
          <DateTimeRangePicker
            label="Pickup and return"
            referenceDate={pickup ? undefined : dayjs('2026-07-06T09:00')}
            value={rental}
            onChange={([start, end]) => {
              if (start?.isValid() && !start.isSame(pickup)) {
                // Keep the length of the rental, or set it to 4 hours.
                setRental([start, start.add(length > 0 ? length : 4 * 60, 'minute')]);
              } else {
                setRental([start, end]);
              }
            }}
            /* preview-end */
            minDate={dayjs('2026-07-01')}
            format="MMM D, h:mm A"
          />
          <Typography role="status">
            <bdi>
              {length > 0
                ? `${Math.floor(length / 60)} h ${length % 60} min, $${priceOf(length)}`
                : 'Choose a pickup to see the price.'}
            </bdi>
          </Typography>
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
