import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import { isBooked, season } from '../dataset/cabin';

export default function NextAvailableRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay in the cabin"
        calendars={1}
        sx={{ width: 280 }}
        minDate={season.first}
        maxDate={season.last}
        shouldDisableDate={isBooked}
        slotProps={{
          shortcuts: {
            items: [
              /* preview-start */
              {
                label: 'First free weekend',
                getValue: ({ isValid }) => {
                  const friday = dayjs('2026-06-05');
                  for (let week = 0; week < 16; week += 1) {
                    const arrival = friday.add(week, 'week');
                    const nights = [arrival, arrival.add(1, 'day'), arrival.add(2, 'day')];
                    if (nights.every((night) => isValid([night, night]))) {
                      return [arrival, arrival.add(2, 'day')];
                    }
                  }
                  return [null, null];
                },
              },
              /* preview-end */
              { label: 'Reset', getValue: () => [null, null] },
            ],
          },
        }}
      />
    </LocalizationProvider>
  );
}
