import * as React from 'react';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import {
  DesktopDatePicker,
  type DesktopDatePickerProps,
} from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import DebouncedSave from '../../../data/react-date-pickers/lifecycle/DebouncedSave';
import UndoOnEscape from '../../../data/react-date-pickers/lifecycle/UndoOnEscape';
import { claimsOf } from '../claim';
import { day, section, show, spelled, stubPointer, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/lifecycle/');

const start = dayjs('2026-09-14');
const user = userEvent.setup({ pointerEventsCheck: 0 });
const actions: PickersActionBarAction[] = ['clear', 'today', 'cancel', 'accept'];
const short = (value: Dayjs | null) => (value ? value.format('MM-DD') : 'null');
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const open = () => user.click(screen.getByRole('button', { name: /^choose date/i }));
async function press(name: string, keys: string) {
  focus(name);
  await user.keyboard(keys);
}
async function escape() {
  await user.keyboard('{Escape}');
}
const pick = (number: number) => user.click(day(number));
const focus = (name: string) => act(() => section(name).focus());

/** Mounts a picker, runs the steps, and returns the events that they caused. */
async function eventsOf(props: DesktopDatePickerProps, ...steps: (() => Promise<void>)[]) {
  const events: string[] = [];
  function Logged() {
    const [value, setValue] = React.useState<Dayjs | null>(start);
    return (
      <DesktopDatePicker
        reduceAnimations
        label="Start of work"
        {...(props.defaultValue ? {} : { value })}
        onChange={(next) => {
          setValue(next);
          events.push(`change ${short(next)}`);
        }}
        onAccept={(next) => events.push(`accept ${short(next)}`)}
        onClose={() => events.push('close')}
        slotProps={{ actionBar: { actions } }}
        {...props}
      />
    );
  }
  const { unmount } = show(<Logged />);
  await open();
  for (const step of steps) await step();
  unmount();
  return events.join(', ');
}

claim('Components lifecycle', 'The order is onChange, onAccept, onClose', async () => {
  const events = await eventsOf({}, () => pick(15));
  expect(events).toBe('change 09-15, accept 09-15, close');
});

claim('What happens while users type', 'onChange waits for all sections', async () => {
  const onChange = vi.fn();
  show(<DateField onChange={onChange} />);
  await typeFrom(section('Month'), '0914');
  expect(onChange).not.toHaveBeenCalled();
  await typeFrom(section('Year'), '2026');
  const calls = 'Invalid Date,null,0202-09-14 00:00,2026-09-14 00:00';
  expect(spelled(onChange).join()).toBe(calls);
  onChange.mockClear();
  await press('Day', '{Delete}');
  await user.keyboard('{ArrowRight}{Delete}');
  expect(spelled(onChange)).toEqual(['null']);
});

claim('Find out when users finish typing', 'Only sections are inside', async () => {
  stubPointer('fine');
  const events: string[] = [];
  const onBlur = (event: React.FocusEvent) =>
    events.push(event.currentTarget.contains(event.relatedTarget) ? 'inside' : 'left');
  const onChange = (value: Dayjs | null) => events.push(short(value));
  const props = { clearable: true, onBlur, onChange };
  const { unmount } = show(<DateField {...props} defaultValue={start} />);
  focus('Day');
  focus('Year');
  expect(events).toEqual(['inside']);
  await click('Clear');
  expect(events).toEqual(['inside', 'left', 'null']);
  unmount();
  events.length = 0;
  show(<DatePicker slotProps={{ textField: { onBlur } }} />);
  focus('Day');
  await open();
  expect(events).toEqual(['left']);
});

claim('Find out when users finish typing', 'A picker also accepts null and invalid', async () => {
  stubPointer('fine');
  const [onChange, onAccept] = [vi.fn(), vi.fn()];
  show(<DatePicker defaultValue={start} onChange={onChange} onAccept={onAccept} />);
  await typeFrom(section('Day'), '31');
  await press('Month', '{Delete}');
  expect(spelled(onAccept)).toEqual(['2026-09-03 00:00', 'Invalid Date', 'null']);
  expect(spelled(onChange)).toEqual(spelled(onAccept));
});

claim('In a range', 'The other date is passed unchanged', async () => {
  const onChange = vi.fn<(value: [Dayjs | null, Dayjs | null]) => void>();
  const end = dayjs('Invalid Date');
  show(<SingleInputDateRangeField value={[start, end]} onChange={onChange} />);
  await press('Day', '{ArrowUp}');
  expect(onChange.mock.lastCall?.[0].map(short)).toEqual(['09-15', 'Invalid Date']);
});

claim('What happens in the calendar and the clock', 'The last view closes', async () => {
  const views: DatePickerProps['views'] = ['year', 'month', 'day'];
  const chooseOctober = () => user.click(screen.getByRole('radio', { name: 'October' }));
  const events = await eventsOf({ views, openTo: 'month' }, chooseOctober, () => pick(2));
  expect(events).toBe('change 10-14, change 10-02, accept 10-02, close');
});

claim('What happens in the calendar and the clock', 'Shortcuts', async () => {
  const items = [{ label: 'First shift', getValue: () => dayjs('2026-09-20') }];
  const shortcut = (changeImportance?: 'set') =>
    eventsOf({ slotProps: { shortcuts: { items, changeImportance } } }, () => click('First shift'));
  expect(await shortcut()).toBe('change 09-20, accept 09-20, close');
  expect(await shortcut('set')).toBe('change 09-20');
});

claim('What happens in the calendar and the clock', 'Ranges', async () => {
  const [onChange, onAccept] = [vi.fn(), vi.fn()];
  const props = { onChange, onAccept, referenceDate: start };
  show(<DesktopDateRangePicker open reduceAnimations calendars={1} {...props} />);
  await pick(17);
  expect([onChange.mock.calls.length, onAccept.mock.calls.length]).toEqual([1, 0]);
  await pick(20);
  expect([onChange.mock.calls.length, onAccept.mock.calls.length]).toEqual([2, 1]);
});

claim('When a picker closes automatically', 'Which buttons a popup has', () => {
  const buttons = (picker: React.ReactNode) => {
    const { unmount } = show(picker);
    const names = screen.queryAllByText(/^(Cancel|OK|Next)$/).map((button) => button.textContent);
    unmount();
    return names.join();
  };
  expect(buttons(<DesktopDatePicker open />)).toBe('');
  expect(buttons(<DesktopDatePicker open closeOnSelect={false} />)).toBe('Cancel,OK');
  expect(buttons(<DesktopDateTimePicker open />)).toBe('Cancel,OK');
  expect(buttons(<MobileDatePicker open />)).toBe('Cancel,OK');
  expect(buttons(<MobileDateTimePicker open />)).toBe('Cancel,Next');
});

claim('What the buttons and Escape do', 'Escape is not Cancel', async () => {
  const keepOpen = { closeOnSelect: false };
  const after = (step: () => Promise<void>) => eventsOf(keepOpen, () => pick(15), step);
  expect(await after(() => click('Cancel'))).toBe('change 09-15, change 09-14, close');
  expect(await after(escape)).toBe('change 09-15, accept 09-15, close');
  expect(await after(() => user.click(document.body))).toBe('change 09-15, accept 09-15, close');
  expect(await eventsOf(keepOpen, () => click('Clear'))).toBe('change null, accept null, close');
});

claim('What the buttons and Escape do', 'Today ignores validation', async () => {
  vi.setSystemTime('2026-11-20T12:00:00');
  const onChange = vi.fn();
  await eventsOf({ minDate: dayjs('2030-01-01'), onChange }, () => click('Today'));
  expect(spelled(onChange)).toEqual(['2026-11-20 00:00']);
  expect(onChange.mock.lastCall?.[1]).toEqual({ validationError: 'minDate' });
});

claim('What "different" means', 'What is equal', async () => {
  const both = 'change 09-14, accept 09-14, close';
  const steps = [() => pick(15), () => pick(14), () => click('OK')];
  expect(await eventsOf({ closeOnSelect: false }, ...steps)).toBe(
    'change 09-15, change 09-14, close',
  );
  const uncontrolled = { defaultValue: start, closeOnSelect: false };
  expect(await eventsOf({}, () => pick(14))).toBe('close');
  expect(await eventsOf({ defaultValue: start }, () => pick(14))).toBe(both);
  expect(await eventsOf(uncontrolled, () => click('OK'))).toBe(both);
  expect(await eventsOf(uncontrolled, () => pick(14))).toBe('change 09-14');
  expect(await eventsOf(uncontrolled, () => click('Cancel'))).toBe('close');
  expect(await eventsOf(uncontrolled, escape)).toBe('close');
});

claim('Save to a server', 'The demo sends only the last of several changes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<DebouncedSave />);
  await typeFrom(section('Year'), '1999');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('log', { name: 'Calls of onAccept' }).childElementCount).toBe(4);
  expect(screen.getByRole('log', { name: 'Server replies' }).textContent).toBe(
    'Refused 1999-09-14',
  );
});

claim('Use valid values only', 'If onChange ignores a value, the old one returns', async () => {
  const { rerender } = show(<DateField label="Start" value={start} />);
  await press('Day', '{Delete}');
  expect(textOf('Start')).toBe('09/14/2026');
  rerender(<DateField key="empty" label="Start" value={null} />);
  await typeFrom(section('Month'), '09142026');
  await waitFor(() => expect(textOf('Start')).toBe(''));
});

claim('Open and close from your code', 'onOpen and onClose are requests', async () => {
  const events: string[] = [];
  const picker = (isOpen: boolean) => (
    <DesktopDatePicker
      open={isOpen}
      onOpen={() => events.push('open')}
      onClose={() => events.push('close')}
    />
  );
  const { rerender } = show(picker(false));
  await open();
  expect(screen.queryByRole('grid')).toBe(null);
  rerender(picker(true));
  await escape();
  expect(screen.queryByRole('grid')).not.toBe(null);
  expect(events).toEqual(['open', 'close']);
});

claim('How do I undo the choice on Escape?', 'The demo restores the value and closes', async () => {
  render(<UndoOnEscape />);
  await open();
  await pick(20);
  expect(screen.getByRole('status').textContent).toBe('Value: 2026-09-20');
  await escape();
  expect(screen.getByRole('status').textContent).toBe('Value: 2026-09-14');
  await waitFor(() => expect(screen.queryByRole('grid')).toBe(null));
});
