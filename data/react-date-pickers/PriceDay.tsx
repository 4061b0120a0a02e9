import * as React from 'react';
import Box from '@mui/material/Box';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import type { Dayjs } from 'dayjs';
import { priceOf } from './dataset/cabin';

/** The nights of the selected stay. */
export const StayContext = React.createContext<Dayjs[]>([]);

/** A day that shows the price of its night. */
export default function PriceDay(props: PickersDayProps) {
  const { day, disabled, outsideCurrentMonth, selected } = props;
  const nights = React.useContext(StayContext);
  const isInStay = nights.some((night) => night.isSame(day, 'day'));

  return (
    <PickersDay
      {...props}
      sx={{
        blockSize: 44,
        borderRadius: '10px',
        flexDirection: 'column',
        lineHeight: 1.1,
        fontSize: 13,
        ...(isInStay && !selected && { bgcolor: 'action.selected' }),
        ...(disabled && { textDecoration: 'line-through' }),
      }}
    >
      {(day as Dayjs).date()}
      {!disabled && !outsideCurrentMonth && (
        <Box component="span" sx={{ fontSize: 10, opacity: 0.85 }}>
          €{priceOf(day as Dayjs)}
        </Box>
      )}
    </PickersDay>
  );
}
