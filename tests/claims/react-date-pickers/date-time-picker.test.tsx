import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { day, press, show, spelled, stubPointer, textOf } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-time-picker/');

const at = (text: string) => dayjs(text);
const friday = at('2026-06-12T14:30');
const open = () => userEvent.click(screen.getByRole('button', { name: /choose date/i }));
const choose = (name: string) => userEvent.click(screen.getByRole('option', { name }));
const buttons = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => ['Cancel', 'OK', 'Next'].includes(text));
const lists = () =>
  screen.queryAllByRole('listbox').map((list) => list.getAttribute('aria-label') ?? '');
const hasCalendar = () => screen.queryByRole('grid') !== null;
/** The errors that the second argument of a callback contained. */
const errors = (mock: { mock: { calls: { validationError: unknown }[][] } }) =>
  mock.mock.calls.map((call) => call[1]?.validationError);

/** A desktop or mobile picker, as the stub of the pointer says. */
function Delivery(props: DateTimePickerProps) {
  return <DateTimePicker label="Delivery" reduceAnimations {...props} />;
}

claim('Read and set the value', 'A new day keeps the time, a new time keeps the day', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Delivery defaultValue={friday} onChange={onChange} />);
  await open();
  await userEvent.click(day(20));
  await choose('5 hours');
  await choose('AM');
  expect(spelled(onChange)).toEqual(['2026-06-20 14:30', '2026-06-20 17:30', '2026-06-20 05:30']);
});

claim('Read and set the value', 'A time chosen first has the date of today', async () => {
  vi.setSystemTime(at('2026-06-08T10:20:45').toDate());
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Delivery onChange={onChange} />);
  await open();
  await choose('5 hours');
  expect(spelled(onChange)).toEqual(['2026-06-08 05:00']);
});

claim('Read and set the value', 'onAccept waits for OK or Escape; Cancel restores', async () => {
  stubPointer('fine');
  const [onChange, onAccept] = [vi.fn(), vi.fn()];
  show(<Delivery defaultValue={friday} onChange={onChange} onAccept={onAccept} />);
  await open();
  await userEvent.click(day(20));
  await press('Cancel');
  expect(spelled(onChange)).toEqual(['2026-06-20 14:30', '2026-06-12 14:30']);
  expect(onAccept).not.toHaveBeenCalled();
  await open();
  await userEvent.click(day(21));
  await userEvent.keyboard('{Escape}');
  expect(spelled(onAccept)).toEqual(['2026-06-21 14:30']);
});

claim(
  'Choose between desktop, mobile, and inline',
  'Desktop shows calendar and columns together, with Cancel and OK',
  async () => {
    stubPointer('fine');
    show(<Delivery defaultValue={friday} />);
    await open();
    expect(hasCalendar()).toBe(true);
    expect(lists()).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
    expect(buttons()).toEqual(['Cancel', 'OK']);
    expect(screen.queryAllByRole('tab')).toEqual([]);
  },
);

claim(
  'Choose between desktop, mobile, and inline',
  'Mobile has two steps with tabs, Next, and columns instead of a round clock',
  async () => {
    stubPointer('coarse');
    show(<Delivery defaultValue={friday} />);
    await open();
    expect(hasCalendar()).toBe(true);
    expect(lists()).toEqual([]);
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(buttons()).toEqual(['Cancel', 'Next']);
    await userEvent.click(day(20));
    expect(hasCalendar()).toBe(true);
    await press('Next');
    expect(hasCalendar()).toBe(false);
    expect(lists()).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
    expect(buttons()).toEqual(['Cancel', 'OK']);
  },
);

claim('Close the picker after the last choice', 'Only the last column closes it', async () => {
  stubPointer('fine');
  const [onClose, onAccept] = [vi.fn(), vi.fn()];
  show(<Delivery closeOnSelect defaultValue={friday} onClose={onClose} onAccept={onAccept} />);
  await open();
  expect(buttons()).toEqual([]);
  await userEvent.click(day(20));
  await choose('5 hours');
  await choose('45 minutes');
  expect(onClose).not.toHaveBeenCalled();
  await choose('AM');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(spelled(onAccept)).toEqual(['2026-06-20 05:45']);
});

claim(
  'Close the picker after the last choice',
  'The option that is already selected closes it as well',
  async () => {
    stubPointer('fine');
    const onClose = vi.fn();
    show(<Delivery closeOnSelect defaultValue={friday} onClose={onClose} />);
    await open();
    await choose('PM');
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

claim(
  'Offer appointments within business hours',
  'The first chosen day has midnight, or the time of referenceDate',
  async () => {
    vi.setSystemTime(at('2026-06-08T10:20').toDate());
    stubPointer('fine');
    const onChange = vi.fn();
    const limits = { minTime: at('2026-06-08T09:00'), onChange };
    const { unmount } = show(<Delivery {...limits} />);
    await open();
    await userEvent.click(day(20));
    expect(spelled(onChange)).toEqual(['2026-06-20 00:00']);
    expect(errors(onChange)).toEqual(['minTime']);
    unmount();
    onChange.mockClear();
    show(<Delivery {...limits} referenceDate={at('2026-06-08T09:00')} />);
    await open();
    await userEvent.click(day(20));
    expect(spelled(onChange)).toEqual(['2026-06-20 09:00']);
    expect(errors(onChange)).toEqual([null]);
  },
);

claim(
  'Offer appointments within business hours',
  'The single list appears in the desktop and the mobile variant',
  async () => {
    const steps = { timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 48 };
    for (const pointer of ['fine', 'coarse'] as const) {
      stubPointer(pointer);
      const { unmount } = show(<Delivery {...steps} openTo="hours" defaultValue={friday} />);
      await open();
      expect(lists()).toEqual(['Select time']);
      expect(screen.getAllByRole('option')).toHaveLength(48);
      unmount();
    }
  },
);

claim(
  'Offer appointments within business hours',
  'With a single list, the default format has no minutes',
  () => {
    const steps = { timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 48 };
    const value = at('2026-06-12T09:30');
    for (const pointer of ['fine', 'coarse'] as const) {
      stubPointer(pointer);
      const { unmount } = show(<Delivery {...steps} value={value} />);
      expect(textOf('Delivery')).toBe('06/12/2026 09 AM');
      unmount();
      const { unmount: unmountLocalized } = show(
        <Delivery {...steps} format="L LT" value={value} />,
      );
      expect(textOf('Delivery')).toBe('06/12/2026 09:30 AM');
      unmountLocalized();
    }
  },
);

claim('Limit one period', 'minDateTime replaces minDate and minTime', () => {
  stubPointer('fine');
  const onError = vi.fn();
  const minDateTime = at('2026-06-12T15:00');
  const errorOf = (value: string, props: DateTimePickerProps = {}) => {
    onError.mockClear();
    const { unmount } = show(
      <Delivery value={at(value)} minDateTime={minDateTime} onError={onError} {...props} />,
    );
    unmount();
    return onError.mock.lastCall?.[0];
  };
  expect(errorOf('2026-06-11T16:00')).toBe('minDate');
  expect(errorOf('2026-06-12T14:30')).toBe('minTime');
  expect(errorOf('2026-06-13T08:00')).toBe(undefined);
  expect(errorOf('2026-06-13T08:00', { minTime: at('2026-06-12T09:00') })).toBe(undefined);
});

claim('Limit one period', 'The clock disables only the times of the first day', async () => {
  stubPointer('fine');
  show(<Delivery ampm={false} minDateTime={at('2026-06-12T15:00')} defaultValue={friday} />);
  await open();
  const isDisabled = () =>
    screen.getByRole('option', { name: '9 hours' }).getAttribute('aria-disabled') === 'true';
  expect(isDisabled()).toBe(true);
  await userEvent.click(day(13));
  expect(isDisabled()).toBe(false);
});

claim('Close the picker after the last choice', 'On mobile, the buttons stay', async () => {
  stubPointer('coarse');
  show(<Delivery closeOnSelect defaultValue={friday} />);
  await open();
  expect(buttons()).toEqual(['Cancel', 'Next']);
});
