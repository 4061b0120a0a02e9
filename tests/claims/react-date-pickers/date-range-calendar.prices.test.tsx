import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { expect } from 'vitest';
import PricedNights from '../../../data/react-date-pickers/date-range-calendar/PricedNights';
import { claimsOf } from '../claim';
import { show } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-range-calendar/');

claim('Show prices and booked nights', 'August 1 can be the departure only', async () => {
  show(<PricedNights />);
  const day = (name: RegExp) => screen.getByRole<HTMLButtonElement>('gridcell', { name });
  const disabled = () => [/^August 1,/, /^August 2,/].map((name) => day(name).disabled);
  expect(disabled()).toEqual([true, true]);
  await userEvent.click(day(/^July 25,/));
  expect(disabled()).toEqual([false, true]);
  await userEvent.click(day(/^August 1,/));
  expect(screen.getByRole('status').textContent).toBe('7 nights, €752');
  expect(disabled()).toEqual([true, true]);
  const departure = day(/^August 1,/);
  expect(departure.className).toMatch(/Mui-selected/);
  expect(getComputedStyle(departure).opacity).toBe('1');
});

claim('Show prices and booked nights', 'A stay has two nights at least', () => {
  const isBooked = (night: Dayjs) => night.date() === 20;
  const isDisabled = (date: Dayjs, position: RangePosition, arrival: Dayjs | null) =>
    position === 'end' && arrival && !date.isBefore(arrival, 'day')
      ? date.isBefore(arrival.add(2, 'day'), 'day')
      : isBooked(date) || isBooked(date.add(1, 'day'));
  const july = (date: number) => dayjs('2026-07-01').date(date);
  expect([18, 19, 20, 21].map((date) => isDisabled(july(date), 'start', null))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([21, 22, 23].map((date) => isDisabled(july(date), 'end', july(21)))).toEqual([
    true,
    true,
    false,
  ]);
});
