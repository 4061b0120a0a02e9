import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import DurationLabels from '../../../data/react-date-pickers/time-range-picker/DurationLabels';
import { claimsOf } from '../claim';
import { show, stubPointer } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/time-range-picker/');
const user = userEvent.setup({ pointerEventsCheck: 0 });
const first = () => screen.getAllByRole('option')[0]?.textContent;

claim('Show the duration of each end time', 'The selected start needs Next', async () => {
  stubPointer('fine');
  show(<DurationLabels />);
  await user.click(screen.getByRole('button', { name: /choose/i }));
  await user.click(screen.getByRole('option', { name: '10:30 AM' }));
  expect(first()).toBe('08:00 AM');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(first()).toBe('10:30 AM (start)');
  await user.click(screen.getByRole('option', { name: '12:00 PM (1 h 30 min)' }));
  expect(screen.getByText('1 h 30 min').textContent).toBe('1 h 30 min');
});

claim('Show the duration of each end time', 'Another start continues with the end', async () => {
  stubPointer('fine');
  show(<DurationLabels />);
  await user.click(screen.getByRole('button', { name: /choose/i }));
  await user.click(screen.getByRole('option', { name: '10:45 AM' }));
  expect(first()).toBe('10:45 AM (start)');
});
