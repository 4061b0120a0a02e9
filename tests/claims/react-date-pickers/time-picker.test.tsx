import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { press, section, show, spelled, stubPointer, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/time-picker/');

const at = (text: string) => dayjs(`2026-03-16T${text}`);
const opener = () => screen.getByRole('button', { name: /choose time/i });
const open = () => userEvent.click(opener());
const option = (name: string) => screen.getByRole('option', { name });
const choose = (name: string) => userEvent.click(option(name));
/** The names of the lists, which are the columns of the popup or the round clock. */
const lists = () =>
  screen.getAllByRole('listbox').map((list) => list.getAttribute('aria-label') ?? '');

/** A desktop or mobile picker, as the stub of the pointer says. */
function Table(props: TimePickerProps) {
  return <TimePicker label="Table" reduceAnimations {...props} />;
}

claim('Read and set the value', 'The list starts at midnight of today', async () => {
  vi.setSystemTime(at('10:20:45').toDate());
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Table onChange={onChange} />);
  await open();
  await choose('30 minutes');
  await choose('7 hours');
  await choose('PM');
  expect(spelled(onChange)).toEqual(['2026-03-16 00:30', '2026-03-16 07:30', '2026-03-16 19:30']);
});

claim('Read and set the value', 'referenceDate applies to chosen, not typed times', async () => {
  vi.setSystemTime(at('10:20:45').toDate());
  stubPointer('fine');
  const onChange = vi.fn();
  const props = { referenceDate: dayjs('2026-07-01T19:00'), onChange };
  const { unmount } = show(<Table {...props} />);
  await open();
  await choose('30 minutes');
  expect(spelled(onChange)).toEqual(['2026-07-01 19:30']);
  unmount();
  onChange.mockClear();
  show(<Table {...props} />);
  await typeFrom(section('Hours'), '0830PM');
  expect(spelled(onChange).at(-1)).toBe('2026-03-16 20:30');
});

claim(
  'Read and set the value',
  'onAccept waits for OK, Escape, or a click outside, and fires while users type',
  async () => {
    stubPointer('fine');
    const onAccept = vi.fn();
    const { unmount } = show(<Table defaultValue={at('19:30')} onAccept={onAccept} />);
    await open();
    await choose('8 hours');
    await choose('45 minutes');
    expect(onAccept).not.toHaveBeenCalled();
    await press('OK');
    expect(spelled(onAccept)).toEqual(['2026-03-16 20:45']);
    await open();
    await choose('9 hours');
    await userEvent.keyboard('{Escape}');
    expect(spelled(onAccept).at(-1)).toBe('2026-03-16 21:45');
    unmount();
    onAccept.mockClear();
    show(<Table defaultValue={at('19:30')} onAccept={onAccept} />);
    await typeFrom(section('Minutes'), '10');
    expect(spelled(onAccept)).toEqual(['2026-03-16 19:01', '2026-03-16 19:10']);
  },
);

claim('Read and set the value', 'Cancel restores the last accepted value', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Table defaultValue={at('19:30')} onChange={onChange} />);
  await open();
  await choose('8 hours');
  await press('Cancel');
  expect(spelled(onChange)).toEqual(['2026-03-16 20:30', '2026-03-16 19:30']);
});

claim(
  'Choose between desktop, mobile, and inline',
  'Desktop has columns, mobile and static a round clock; all have Cancel and OK',
  async () => {
    stubPointer('fine');
    const desktop = show(<Table value={at('19:30')} />);
    await open();
    expect(lists()).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
    screen.getByRole('button', { name: 'Cancel' });
    desktop.unmount();
    stubPointer('coarse');
    const mobile = show(<Table value={at('19:30')} />);
    await open();
    expect(lists()).toEqual(['Select hours. Selected time is 07:30 PM']);
    screen.getByRole('button', { name: 'OK' });
    mobile.unmount();
    show(<StaticTimePicker value={at('19:30')} />);
    expect(lists()).toEqual(['Select hours. Selected time is 07:30 PM']);
    screen.getByRole('button', { name: 'OK' });
    expect(screen.queryByRole('group', { name: 'Table' })).toBe(null);
  },
);

claim(
  'Offer only some times',
  'timeSteps limits only the list, minutesStep the value',
  async () => {
    stubPointer('fine');
    const onError = vi.fn();
    const props = { timeSteps: { minutes: 15 }, defaultValue: at('19:30'), onError };
    const { unmount } = show(<Table {...props} />);
    await open();
    expect(
      within(screen.getByRole('listbox', { name: 'Select minutes' })).getAllByRole('option'),
    ).toHaveLength(4);
    await press('Cancel');
    await typeFrom(section('Minutes'), '07');
    expect(onError).not.toHaveBeenCalled();
    unmount();
    show(<Table {...props} minutesStep={15} />);
    await userEvent.setup({ pointerEventsCheck: 0 }).click(section('Minutes'));
    await userEvent.keyboard('{ArrowUp}');
    expect(textOf('Table')).toBe('07:45 PM');
    await typeFrom(section('Minutes'), '07');
    expect(onError.mock.lastCall?.[0]).toBe('minutesStep');
  },
);

claim(
  'Show a single list of times',
  'The list appears up to the threshold of 24 options, and only the minutes count',
  async () => {
    stubPointer('fine');
    const count = async (props: TimePickerProps) => {
      const { unmount } = show(<Table {...props} />);
      await open();
      const found = [lists().length, screen.getAllByRole('option').length];
      unmount();
      return found;
    };
    expect(await count({ timeSteps: { minutes: 60 } })).toEqual([1, 24]);
    expect(await count({ timeSteps: { minutes: 30 } })).toEqual([3, 12 + 2 + 2]);
    const threshold = { thresholdToRenderTimeInASingleColumn: 48 };
    expect(await count({ timeSteps: { minutes: 30 }, ...threshold })).toEqual([1, 48]);
    expect(await count({ timeSteps: { hours: 2, minutes: 30 } })).toEqual([1, 48]);
  },
);

claim('Show a single list of times', 'The popup stays open after the choice', async () => {
  stubPointer('fine');
  const [onClose, onAccept] = [vi.fn(), vi.fn()];
  const { unmount } = show(<Table timeSteps={{ minutes: 60 }} onClose={onClose} />);
  await open();
  await choose('07:00 PM');
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  show(<Table timeSteps={{ minutes: 60 }} closeOnSelect onClose={onClose} onAccept={onAccept} />);
  await open();
  await choose('07:00 PM');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onAccept).toHaveBeenCalledTimes(1);
});

claim(
  'Choose between desktop, mobile, and inline',
  'With closeOnSelect, the last view closes the picker, and there are no buttons',
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      stubPointer(pointer);
      const { unmount } = show(<Table closeOnSelect value={at('19:30')} />);
      await open();
      expect(screen.queryByRole('button', { name: 'OK' })).toBe(null);
      unmount();
    }
  },
);

claim(
  'Offer only some times',
  'If referenceDate is disabled, a list gets no focus, and columns only at first',
  async () => {
    stubPointer('fine');
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
    const inTabOrder = () =>
      screen.getAllByRole('option').filter((found) => found.tabIndex === 0).length;
    const limits = { ampm: false, minTime: at('09:00') };
    const list = show(<Table {...limits} timeSteps={{ minutes: 60 }} />);
    await open();
    expect(focused()).toBe('Choose time');
    expect(inTabOrder()).toBe(0);
    list.unmount();
    const columns = show(<Table {...limits} />);
    await open();
    expect(focused()).toBe('9 hours');
    expect(inTabOrder()).toBe(0);
    columns.unmount();
    show(<Table {...limits} referenceDate={at('10:00')} />);
    await open();
    expect(focused()).toBe('10 hours');
    expect(inTabOrder()).toBe(2);
  },
);
