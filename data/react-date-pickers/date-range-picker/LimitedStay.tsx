import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const MIN_NIGHTS = 2;
const MAX_NIGHTS = 14;

const messages: Record<string, string> = {
  shouldDisableDate: `Stay ${MIN_NIGHTS} to ${MAX_NIGHTS} nights.`,
  invalidRange: 'The departure is before the arrival.',
  invalidDate: 'Check both dates.',
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

  const shouldDisableDate = (day: Dayjs, position: string) => {
    const arrival = stay[0];
    if (position === 'start' || !arrival?.isValid()) return false;
    const nights = day.startOf('day').diff(arrival.startOf('day'), 'day');
    // Days before the arrival stay free: choosing one starts a new range.
    return nights >= 0 && (nights < MIN_NIGHTS || nights > MAX_NIGHTS);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        calendars={1}
        value={stay}
        onChange={setStay}
        shouldDisableDate={shouldDisableDate}
        onError={setErrors}
        sx={{ inlineSize: 'min(100%, 300px)' }}
        slotProps={{
          textField: {
            helperText: messages[startError ?? endError ?? ''] ?? 'These nights are free.',
          },
        }}
      />
    </LocalizationProvider>
  );
}
