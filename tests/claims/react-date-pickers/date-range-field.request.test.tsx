import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import VacationRequest from '../../../data/react-date-pickers/date-range-field/VacationRequest';
import { claimsOf } from '../claim';
import { show } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-range-field/');

claim('Calculate the days of a range', 'Only a valid range is sent with Enter', async () => {
  show(<VacationRequest />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  const sent = () => screen.getByRole('status').textContent;
  let submits = 0;
  button.form?.addEventListener('submit', () => (submits += 1));
  const press = async (keys: string) => {
    act(() => screen.getAllByRole('spinbutton')[3]?.focus());
    await userEvent.keyboard(keys);
  };
  await press('{ArrowDown}{Enter}');
  expect([button.textContent, button.disabled, submits, sent()]).toEqual([
    'Request 0 days',
    true,
    1,
    '',
  ]);
  await press('{ArrowUp}{Enter}');
  expect([button.textContent, submits, sent()]).toEqual([
    'Request 10 days',
    2,
    'Your request was sent to Alex.',
  ]);
});
