import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { day, press, show, stubPointer } from '../pickers';

const claim = claimsOf('/x/migration/migration-pickers-lab/');

claim('Buttons of the dialog', 'The actions are in the order of the list.', () => {
  stubPointer('fine');
  show(
    <DatePicker
      open
      localeText={{ clearButtonLabel: 'Remove' }}
      slotProps={{ actionBar: { actions: ['clear', 'today'] } }}
    />,
  );
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names.slice(-2)).toEqual(['Remove', 'Today']);
});

claim('Props', 'Desktop closes after the choice, unless closeOnSelect is false.', async () => {
  stubPointer('fine');
  const value = dayjs('2026-06-12');
  for (const [closeOnSelect, open] of [
    [undefined, false],
    [false, true],
  ] as const) {
    const { unmount } = show(
      <DatePicker
        reduceAnimations
        defaultValue={value}
        {...(closeOnSelect === false && { closeOnSelect })}
      />,
    );
    await press('Choose date, selected date is Jun 12, 2026');
    await userEvent.click(day(20));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(screen.queryByRole('dialog') !== null).toBe(open);
    unmount();
  }
});

claim('Props', 'Mobile stays open after the choice.', async () => {
  stubPointer('coarse');
  show(<DatePicker reduceAnimations defaultValue={dayjs('2026-06-12')} />);
  await press('Choose date, selected date is Jun 12, 2026');
  await userEvent.click(day(20));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
