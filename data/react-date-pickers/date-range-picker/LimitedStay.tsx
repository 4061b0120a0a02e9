import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const messages: Record<string, string> = {
  shouldDisableDate: 'Book between 2 and 14 nights.',
  invalidRange: 'The departure must be after the arrival.',
  invalidDate: 'Enter two complete dates.',
};

export default function LimitedStay() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-10'),
    dayjs('2026-07-11'),
  ]);
  const [[startError, endError], setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);
  const arrival = stay[0]?.isValid() ? stay[0].startOf('day') : null;
  const message = messages[startError ?? endError ?? ''];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        calendars={1}
        sx={{ width: 280 }}
        /* preview-start */
        value={stay}
        onChange={setStay}
        shouldDisableDate={(day, position) => {
          if (position === 'start' || !arrival) return false;
          const nights = day.startOf('day').diff(arrival, 'day');
          // A day before the arrival starts a new range, so keep it enabled.
          return nights >= 0 && (nights < 2 || nights > 14);
        }}
        onError={setErrors}
        slotProps={{ textField: { helperText: message ?? 'These nights are available.' } }}
        /* preview-end */
      />
    </LocalizationProvider>
  );
}
