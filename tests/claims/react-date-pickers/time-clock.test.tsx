import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimeClock, type TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { show } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/time-clock/');

const at = (text: string) => dayjs(`2026-03-16T${text}`);
const clock = () => screen.getByRole('listbox');
const view = () =>
  clock()
    .getAttribute('aria-label')
    ?.match(/^Select (\w+)/)?.[1];
const press = async (keys: string) => {
  act(() => clock().focus());
  await userEvent.keyboard(keys);
};
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isDisabled = (name: string) =>
  screen.getByRole('option', { name }).getAttribute('aria-disabled') === 'true';

/** What `onChange` received: time, state of the selection, view. */
type Calls = [value: Dayjs | null, state?: string, view?: string][];
const spell = (mock: { mock: { calls: unknown[][] } }): string[] =>
  (mock.mock.calls as Calls).map(([value, state, changed]) =>
    [value?.format('HH:mm'), state, changed].join(' '),
  );

/** Moves or lifts a finger at a point of the clock, whose center is at (110, 110). */
function touch(type: 'touchMove' | 'touchEnd', clientX: number, clientY: number) {
  const mask = document.querySelector('.MuiClock-squareMask');
  if (!mask) throw new Error('There is no clock.');
  mask.getBoundingClientRect = () => new DOMRect(0, 0, 220, 220);
  const event = createEvent[type](mask);
  Object.defineProperty(event, 'changedTouches', { value: [{ clientX, clientY }] });
  fireEvent(mask, event);
}

/** The positions of 3, 6, and 9 at the outer ring. */
const three = [200, 110] as const;
const six = [110, 200] as const;

function Alarm(props: TimeClockProps) {
  return <TimeClock ampm={false} defaultValue={at('06:45')} {...props} />;
}

claim('Time Clock', 'Without ampmInClock, a 12-hour clock has no AM and PM', () => {
  const { unmount } = show(<TimeClock />);
  expect(screen.queryByRole('button', { name: 'PM' })).toBe(null);
  expect(screen.getAllByRole('option')).toHaveLength(12);
  unmount();
  show(<TimeClock ampmInClock />);
  screen.getByRole('button', { name: 'PM' });
});

claim('Read and set the value', 'An empty clock starts at midnight of today', async () => {
  vi.setSystemTime(dayjs('2026-05-04T10:20').toDate());
  const onChange = vi.fn();
  show(<Alarm defaultValue={null} onChange={onChange} />);
  touch('touchMove', ...three);
  touch('touchEnd', ...three);
  expect(onChange.mock.lastCall?.[0].format('YYYY-MM-DDTHH:mm:ss')).toBe('2026-05-04T03:00:00');
});

claim('Read and set the value', 'A new hour keeps the minutes', async () => {
  const onChange = vi.fn();
  show(<Alarm onChange={onChange} maxTime={at('15:30')} />);
  expect(isDisabled('15 hours')).toBe(false);
  expect(isDisabled('16 hours')).toBe(true);
  touch('touchEnd', ...three);
  touch('touchMove', 160, 110);
  touch('touchEnd', 160, 110);
  expect(spell(onChange).at(-1)).toBe('15:45 partial hours');
});

claim('Wait until the choice is complete', 'Each touch of the clock calls onChange', () => {
  const onChange = vi.fn();
  show(<Alarm onChange={onChange} />);
  touch('touchMove', ...three);
  touch('touchMove', ...three);
  touch('touchMove', ...six);
  touch('touchEnd', ...six);
  expect(spell(onChange)).toEqual([
    '03:45 shallow hours',
    '03:45 shallow hours',
    '06:45 shallow hours',
    '06:45 partial hours',
  ]);
  expect(view()).toBe('minutes');
  touch('touchMove', ...three);
  touch('touchEnd', ...three);
  expect(spell(onChange).slice(-2)).toEqual(['06:15 shallow minutes', '06:15 finish minutes']);
});

claim('Wait until the choice is complete', 'AM and PM call onChange without a view', async () => {
  const onChange = vi.fn();
  show(<Alarm ampm ampmInClock onChange={onChange} />);
  await click('PM');
  expect(spell(onChange)).toEqual(['18:45 partial ']);
  expect(view()).toBe('hours');
});

claim(
  'Wait until the choice is complete',
  'A user who changes only the hour causes no finish',
  async () => {
    const onChange = vi.fn();
    show(<Alarm showViewSwitcher onChange={onChange} />);
    await press('{ArrowUp}{Enter}');
    await click('Open previous view');
    expect(view()).toBe('hours');
    await press('{ArrowUp}{Enter}');
    expect(spell(onChange).some((call) => call.includes('finish'))).toBe(false);
  },
);

claim(
  'Wait until the choice is complete',
  'A picker calls onChange only when the hand is released',
  async () => {
    const onChange = vi.fn();
    show(<MobileTimePicker ampm={false} defaultValue={at('06:45')} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /choose time/i }));
    touch('touchMove', ...three);
    touch('touchMove', ...six);
    expect(onChange).not.toHaveBeenCalled();
    touch('touchMove', ...three);
    touch('touchEnd', ...three);
    expect(onChange.mock.calls.map(([value]) => value.format('HH:mm'))).toEqual(['03:45']);
  },
);

claim('Choose the views', 'The clock follows the order of views', async () => {
  show(<Alarm views={['minutes', 'hours']} />);
  expect(view()).toBe('minutes');
  await press('{Enter}');
  expect(view()).toBe('hours');
});

claim('Choose the views', 'Without the switcher, users cannot go back', async () => {
  show(<Alarm />);
  await press('{Enter}');
  expect(view()).toBe('minutes');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

claim('Use 12 or 24 hours', '24 hours add an inner ring', () => {
  show(<Alarm />);
  expect(screen.getAllByRole('option')).toHaveLength(24);
});

claim('Limit the times', 'The hand disappears if the time is not allowed', () => {
  const hands = () => document.querySelectorAll('.MuiClockPointer-root').length;
  const { unmount } = show(<Alarm />);
  expect(hands()).toBe(1);
  unmount();
  const late = show(<Alarm maxTime={at('05:00')} />);
  expect(hands()).toBe(0);
  late.unmount();
  show(<Alarm defaultValue={null} />);
  expect(hands()).toBe(0);
});

claim('Limit the times', 'minutesStep disables the other minutes', async () => {
  const onChange = vi.fn();
  show(<Alarm openTo="minutes" minutesStep={15} onChange={onChange} />);
  expect(isDisabled('20 minutes')).toBe(true);
  touch('touchMove', 205, 120);
  touch('touchEnd', 205, 120);
  expect(spell(onChange).at(-1)).toBe('06:15 finish minutes');
});

claim('Disable the clock or make it read-only', 'Both leave the view switcher', async () => {
  const onChange = vi.fn();
  const { unmount } = show(<Alarm readOnly showViewSwitcher onChange={onChange} />);
  await press('{ArrowUp}');
  await click('Open next view');
  expect(view()).toBe('minutes');
  unmount();
  show(<Alarm disabled showViewSwitcher onChange={onChange} />);
  await press('{ArrowUp}');
  await click('Open next view');
  expect(view()).toBe('minutes');
  expect(isDisabled('15 minutes')).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

claim('Which keys work?', 'Arrows, pages, Home, and End change the unit', async () => {
  const onChange = vi.fn();
  show(<Alarm onChange={onChange} />);
  await press('{ArrowUp}{ArrowDown}{PageUp}{PageDown}{Home}{ArrowDown}{End}');
  expect(spell(onChange)).toEqual(
    ['07', '06', '11', '06', '00', '23', '23'].map((hour) => `${hour}:45 partial hours`),
  );
  await press('{Enter}');
  expect(view()).toBe('minutes');
  await press('{Enter}');
  expect(spell(onChange).at(-1)).toBe('23:45 finish minutes');
});

claim(
  'Which keys work?',
  'With minutesStep, keys that lead to other minutes do nothing',
  async () => {
    const onChange = vi.fn();
    show(<Alarm openTo="minutes" minutesStep={15} onChange={onChange} />);
    await press('{ArrowDown}');
    expect(spell(onChange)).toEqual(['06:30 partial minutes']);
    await press('{PageUp}{End}');
    expect(onChange).toHaveBeenCalledTimes(1);
  },
);

claim('Which keys work?', 'The arrow keys stop at a disabled hour', async () => {
  const onChange = vi.fn();
  show(
    <Alarm
      shouldDisableTime={(time, unit) => unit === 'hours' && time.hour() === 7}
      onChange={onChange}
    />,
  );
  await press('{ArrowUp}');
  expect(onChange).not.toHaveBeenCalled();
});

claim(
  'Which keys work?',
  'In a 12-hour clock, Home and End stay within AM or PM, and pages stop at the limit',
  async () => {
    const onChange = vi.fn();
    show(<Alarm ampm defaultValue={at('15:30')} onChange={onChange} />);
    await press('{Home}{End}{PageDown}{PageDown}{PageDown}');
    expect(onChange.mock.calls.map(([value]) => value.hour())).toEqual([12, 23, 18, 13, 12]);
  },
);
