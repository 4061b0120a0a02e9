import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';
import { expect } from 'vitest';
import RangeShortcuts from '../../../data/react-date-pickers/shortcuts/RangeShortcuts';
import { claimsOf } from '../claim';
import { press, section, show, stubPointer, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/shortcuts/');

const july = 'Jul 1, 2026 – Jul 31, 2026';
const period = () => [textOf('From'), textOf('To')];
const applied = () => screen.getByRole('status', { hidden: true }).textContent;
const open = () => userEvent.click(section('Day', 'From'));
const isDisabled = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

claim(
  'Add shortcuts to a range picker',
  'A shortcut changes the draft, Cancel resets it',
  async () => {
    stubPointer('fine');
    show(<RangeShortcuts />);
    await open();
    await press('Last month');
    expect([...period(), applied()]).toEqual(['06/01/2026', '06/30/2026', july]);
    await press('Cancel');
    expect([...period(), applied()]).toEqual(['07/01/2026', '07/31/2026', july]);
  },
);

claim('Add shortcuts to a range picker', 'Apply applies, Escape keeps the draft', async () => {
  stubPointer('fine');
  show(<RangeShortcuts />);
  await open();
  await press('Last 7 days');
  await press('Apply');
  expect(applied()).toBe('Jul 9, 2026 – Jul 15, 2026');
  await open();
  await press('This week');
  await userEvent.keyboard('{Escape}');
  expect([...period(), applied()]).toEqual([
    '07/12/2026',
    '07/18/2026',
    'Jul 9, 2026 – Jul 15, 2026',
  ]);
});

claim('Add shortcuts to a range picker', 'Typed dates stay a draft, invalid ones too', async () => {
  stubPointer('fine');
  show(<RangeShortcuts />);
  await typeFrom(section('Month', 'To'), '06');
  expect([applied(), isDisabled('Apply changes')]).toEqual([july, true]);
  act(() => section('Month', 'To').focus());
  await userEvent.keyboard('{Backspace}');
  expect([applied(), isDisabled('Apply changes')]).toEqual([july, true]);
  await press('Discard');
  expect(period()).toEqual(['07/01/2026', '07/31/2026']);
});

const lastWeek: DateRange<Dayjs> = [dayjs('2026-07-09'), dayjs('2026-07-15')];

claim('Shortcuts that are disabled by mistake', 'A rule reads the selected start', async () => {
  stubPointer('fine');
  function Report() {
    const [value, setValue] = React.useState<DateRange<Dayjs>>([
      dayjs('2026-01-05'),
      dayjs('2026-01-10'),
    ]);
    return (
      <DateRangePicker
        reduceAnimations
        value={value}
        onChange={setValue}
        shouldDisableDate={(day, position) => position === 'end' && day.diff(value[0], 'day') > 30}
        slotProps={{ shortcuts: { items: [{ label: 'Last 7 days', getValue: () => lastWeek }] } }}
      />
    );
  }
  show(<Report />);
  await userEvent.click(screen.getByRole('button', { name: /choose range/i }));
  const item = screen.getByRole('button', { name: 'Last 7 days' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

claim('Shortcuts that are disabled by mistake', 'disableFuture rejects the last day', async () => {
  stubPointer('fine');
  const month = (label: string, end: Dayjs) => ({
    label,
    getValue: (): DateRange<Dayjs> => [dayjs().startOf('month'), end],
  });
  const items = [month('Full', dayjs().add(1, 'month')), month('Until today', dayjs())];
  show(<DateRangePicker disableFuture reduceAnimations slotProps={{ shortcuts: { items } }} />);
  await userEvent.click(screen.getByRole('button', { name: /choose range/i }));
  const states = items.map(({ label }) =>
    screen.getByRole('button', { name: label }).getAttribute('aria-disabled'),
  );
  expect(states).toEqual(['true', null]);
});
