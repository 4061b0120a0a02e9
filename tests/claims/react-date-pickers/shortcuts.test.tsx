import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import HorizontalShortcuts from '../../../data/react-date-pickers/shortcuts/HorizontalShortcuts';
import NextAvailableRange from '../../../data/react-date-pickers/shortcuts/NextAvailableRange';
import { claimsOf } from '../claim';
import { press, show, spelled, stubPointer, textOf } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/shortcuts/');

const at = (text: string) => dayjs(text);
const items = [
  { label: 'July 4', getValue: () => at('2026-07-04') },
  { label: 'Christmas', id: 'xmas', getValue: () => at('2026-12-25') },
  { label: 'None', getValue: () => null },
];
const open = () => userEvent.click(screen.getByRole('button', { name: /choose (date|range)/i }));
const isDisabled = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
/** The shortcuts that the second arguments of a callback contained. */
const shortcuts = (mock: { mock: { calls: { shortcut?: unknown }[][] } }) =>
  mock.mock.calls.map((call) => call[1]?.shortcut);

function Reminder(props: DatePickerProps) {
  return (
    <DatePicker label="Reminder" reduceAnimations slotProps={{ shortcuts: { items } }} {...props} />
  );
}

claim('Date and Time Pickers - Shortcuts', 'A click sets the value, null clears it', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Reminder onChange={onChange} />);
  await open();
  await press('Christmas');
  await open();
  await press('None');
  expect(spelled(onChange)).toEqual(['2026-12-25 00:00', 'null']);
});

claim('Disable shortcuts', 'A value that breaks a rule is disabled', async () => {
  stubPointer('fine');
  show(<Reminder minDate={at('2026-07-08')} />);
  await open();
  expect([isDisabled('July 4'), isDisabled('Christmas'), isDisabled('None')]).toEqual([
    true,
    false,
    false,
  ]);
});

claim('Disable shortcuts', 'getValue of all items runs when the list renders', async () => {
  stubPointer('fine');
  const getValue = vi.fn(() => at('2026-07-04'));
  show(<Reminder slotProps={{ shortcuts: { items: [{ label: 'July 4', getValue }] } }} />);
  expect(getValue).not.toHaveBeenCalled();
  await open();
  expect(getValue).toHaveBeenCalled();
  const before = getValue.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(getValue.mock.calls.length).toBeGreaterThanOrEqual(before);
});

claim('Find the next available value', 'The demo finds a free weekend', async () => {
  stubPointer('fine');
  show(<NextAvailableRange />);
  await open();
  await press('First free weekend');
  expect(textOf('Stay in the cabin').replace(/[\u2066-\u2069]/g, '')).toBe(
    '06/12/2026 – 06/14/2026',
  );
});

claim('Find the next available value', 'isValid of a range checks only both ends', async () => {
  stubPointer('fine');
  const results: boolean[] = [];
  const getValue = ({ isValid }: { isValid: (range: [Dayjs, Dayjs]) => boolean }) => {
    results.push(isValid([at('2026-07-01'), at('2026-07-03')]));
    results.push(isValid([at('2026-07-02'), at('2026-07-02')]));
    return [null, null] as [null, null];
  };
  show(
    <DateRangePicker
      label="Stay"
      shouldDisableDate={(day) => day.date() === 2}
      slotProps={{ shortcuts: { items: [{ label: 'Free', getValue }] } }}
    />,
  );
  await open();
  expect(results.slice(0, 2)).toEqual([true, false]);
});

claim('Keep the picker open after a click', 'The results of the table', async () => {
  stubPointer('fine');
  const [onChange, onAccept, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  const on = { onChange, onAccept, onClose };
  const counts = () => Object.values(on).map((mock) => mock.mock.calls.length);
  const { unmount } = show(<Reminder {...on} />);
  await open();
  await press('Christmas');
  expect(counts()).toEqual([1, 1, 1]);
  unmount();
  show(<Reminder {...on} slotProps={{ shortcuts: { items, changeImportance: 'set' } }} />);
  await open();
  await press('Christmas');
  expect(counts()).toEqual([2, 1, 1]);
});

claim('Find out which shortcut was used', 'The context has label and id', async () => {
  stubPointer('fine');
  const [onChange, onAccept] = [vi.fn(), vi.fn()];
  show(<Reminder defaultValue={at('2026-12-01')} onChange={onChange} onAccept={onAccept} />);
  await open();
  await press('Christmas');
  await open();
  await userEvent.click(screen.getByRole('gridcell', { name: '20' }));
  expect(shortcuts(onChange)).toEqual([{ label: 'Christmas', id: 'xmas' }, undefined]);
  expect(shortcuts(onAccept)).toEqual([{ label: 'Christmas', id: 'xmas' }, undefined]);
});

claim('Find out which shortcut was used', 'OK has no shortcut, a repeat no change', async () => {
  stubPointer('coarse');
  const [onChange, onAccept] = [vi.fn(), vi.fn()];
  const slotProps = { shortcuts: { items, changeImportance: 'set' as const } };
  show(<Reminder onChange={onChange} onAccept={onAccept} slotProps={slotProps} />);
  await open();
  await press('Christmas');
  await press('Christmas');
  expect(onChange).toHaveBeenCalledTimes(1);
  await press('OK');
  expect(shortcuts(onAccept)).toEqual([undefined]);
});

claim('Place the shortcuts above the calendar', 'An sx replaces the default sizes', () => {
  const { rerender } = show(<StaticDatePicker slotProps={{ shortcuts: { items } }} />);
  const style = () => {
    const list = document.querySelector('.MuiPickersLayout-shortcuts');
    if (!list) throw new Error('The picker has no shortcuts.');
    const { maxHeight, maxWidth, overflow } = getComputedStyle(list);
    return [maxHeight, maxWidth, overflow];
  };
  expect(style()).toEqual(['336px', '200px', 'auto']);
  rerender(<StaticDatePicker slotProps={{ shortcuts: { items, sx: { margin: 1 } } }} />);
  expect(style()).not.toContain('200px');
});

claim(
  'Render your own shortcuts',
  'The selected range is highlighted, a late one off',
  async () => {
    show(<HorizontalShortcuts />);
    const highlighted = () =>
      [...document.querySelectorAll('.MuiChip-colorPrimary')].map((chip) => chip.textContent);
    expect(highlighted()).toEqual(['This week']);
    expect(isDisabled('Q3')).toBe(true);
    await press('July');
    expect(highlighted()).toEqual(['July']);
    await press('Reset');
    expect(highlighted()).toEqual(['Reset']);
  },
);

claim('Can I add shortcuts to a calendar without a picker?', 'Calendars ignore them', () => {
  const unsupported: object = { slotProps: { shortcuts: { items } } };
  show(<DateCalendar {...unsupported} />);
  expect(screen.queryByRole('button', { name: 'Christmas' })).toBe(null);
});

claim('Render your own shortcuts', 'The highlighted chip is pressed', () => {
  show(<HorizontalShortcuts />);
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['This week']);
});
