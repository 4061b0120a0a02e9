import * as React from 'react';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

/** The chosen days as `YYYY-MM-DD`. */
export const ChosenDays = React.createContext<ReadonlySet<string>>(new Set());

/** A day that is selected if it is one of the chosen days. */
export default function MultiDay(props: PickersDayProps) {
  const isChosen = React.useContext(ChosenDays).has(props.day.format('YYYY-MM-DD'));
  return (
    <PickersDay
      {...props}
      selected={isChosen && !props.outsideCurrentMonth}
      aria-selected={isChosen}
    />
  );
}
