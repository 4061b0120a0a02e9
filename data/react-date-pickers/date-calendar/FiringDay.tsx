import * as React from 'react';
import Badge from '@mui/material/Badge';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import type { Firings } from '../dataset/kiln';

/** The firings of the month that is displayed. */
export const FiringsContext = React.createContext<Firings>(new Map());

// By default, a badge is on the right in both text directions and covers the digits of the day.
const badgeStyle = {
  '& .MuiBadge-badge': { minWidth: 15, height: 15, px: 0.5, fontSize: 10 },
  '& .MuiBadge-badge:not(.MuiBadge-invisible)': {
    right: 'auto',
    insetInlineStart: '100%',
    transform: 'translateY(-50%)',
  },
};

/** A day of the calendar with the number of its firings. */
export default function FiringDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const firings = React.useContext(FiringsContext);
  const count = outsideCurrentMonth ? 0 : (firings.get(day.date()) ?? 0);

  return (
    <PickersDay
      {...props}
      aria-label={count ? `${day.format('MMMM D')}, firings: ${count}` : undefined}
      sx={{ overflow: 'visible' }}
    >
      <Badge badgeContent={count} color="secondary" sx={badgeStyle}>
        {day.date()}
      </Badge>
    </PickersDay>
  );
}
