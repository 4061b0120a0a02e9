import * as React from 'react';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

/** The selected days as `YYYY-MM-DD`. */
export const SelectedDays = React.createContext<ReadonlySet<string>>(new Set());

/** A day that is highlighted if it is one of the selected days. */
export default function MultiDay(props: PickersDayProps) {
  const isSelected = React.useContext(SelectedDays).has(props.day.format('YYYY-MM-DD'));
  return (
    <PickersDay
      {...props}
      selected={isSelected && !props.outsideCurrentMonth}
      aria-selected={isSelected}
    />
  );
}
