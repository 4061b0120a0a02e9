import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
});
