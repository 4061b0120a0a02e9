import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateTimeRangePicker,
  type DateTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import RentalWithDefaultDuration from '../../../data/react-date-pickers/date-time-range-picker/RentalWithDefaultDuration';
import { claimsOf } from '../claim';
import { press, section, show, spell, stubPointer, textOf } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-time-range-picker/');

const at = (text: string) => dayjs(text);
const july = at('2026-07-01');
const rental: [Dayjs, Dayjs] = [at('2026-07-10T09:00'), at('2026-07-12T17:00')];
const open = () => userEvent.click(screen.getByRole('button', { name: /choose range/i }));
const choose = (name: string) => userEvent.click(screen.getByRole('option', { name }));
const buttons = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => ['Cancel', 'OK', 'Next'].includes(text));
const lists = () =>
  screen.queryAllByRole('listbox').map((list) => list.getAttribute('aria-label') ?? '');
const months = () => screen.queryAllByRole('grid').length;
/** Clicks a day of the first visible month. */
async function pick(number: number) {
  const found = screen.getAllByRole('gridcell', { name: String(number) })[0];
  if (!found) throw new Error(`Day ${number} is missing.`);
  await userEvent.click(found);
}
/** Each range that a mock received, spelled. */
const ranges = (mock: { mock: { calls: unknown[][] } }) =>
  mock.mock.calls.map(([range]) => (Array.isArray(range) ? range.map(spell).join(', ') : ''));
/** The errors that the last call of a callback contained. */
const lastError = (mock: { mock: { lastCall?: unknown[] } }) =>
  (mock.mock.lastCall?.[1] as { validationError?: unknown } | undefined)?.validationError;

function Rental(props: Partial<DateTimeRangePickerProps>) {
  return <DateTimeRangePicker label="Rental" reduceAnimations referenceDate={july} {...props} />;
}

claim('Read and set the value', 'onAccept waits for OK, and Escape accepts a start', async () => {
  stubPointer('fine');
  const [onChange, onAccept] = [vi.fn(), vi.fn()];
  show(<Rental onChange={onChange} onAccept={onAccept} />);
  await open();
  await pick(10);
  await choose('9 hours');
  expect(ranges(onChange)).toEqual(['2026-07-10 00:00, null', '2026-07-10 09:00, null']);
  expect(onAccept).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(ranges(onAccept)).toEqual(['2026-07-10 09:00, null']);
});

claim('Choose between desktop and mobile', 'Desktop has two steps without toolbar', async () => {
  stubPointer('fine');
  const [onAccept, onClose] = [vi.fn(), vi.fn()];
  show(<Rental onAccept={onAccept} onClose={onClose} />);
  await open();
  expect([months(), lists(), buttons()]).toEqual([
    1,
    ['Select hours', 'Select minutes', 'Select meridiem'],
    ['Cancel', 'Next'],
  ]);
  expect(document.querySelector('.MuiPickersToolbar-root')).toBe(null);
  await pick(10);
  await press('Next');
  expect(buttons()).toEqual(['Cancel', 'OK']);
  await pick(12);
  expect(onClose).not.toHaveBeenCalled();
  await press('OK');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(ranges(onAccept)).toEqual(['2026-07-10 00:00, 2026-07-12 00:00']);
});

claim('Choose between desktop and mobile', 'Mobile has four steps and one month', async () => {
  stubPointer('coarse');
  show(<Rental calendars={3} defaultValue={rental} />);
  await open();
  const step = () => [months(), lists().length, buttons().at(-1)];
  const steps = [step()];
  for (let count = 0; count < 3; count += 1) {
    await press('Next');
    steps.push(step());
  }
  expect(steps).toEqual([
    [1, 0, 'Next'],
    [0, 3, 'Next'],
    [1, 0, 'Next'],
    [0, 3, 'OK'],
  ]);
  expect(document.querySelector('.MuiPickersToolbar-root')).not.toBe(null);
});

claim('Move from the start to the end', 'closeOnSelect closes after the end only', async () => {
  stubPointer('fine');
  const onClose = vi.fn();
  show(<Rental closeOnSelect defaultValue={rental} onClose={onClose} />);
  await open();
  await pick(11);
  await choose('AM');
  expect([onClose.mock.calls.length, buttons()]).toEqual([0, ['Cancel', 'Next']]);
  await press('Next');
  await choose('4 hours');
  expect([onClose.mock.calls.length, buttons()]).toEqual([0, ['Cancel', 'OK']]);
  await choose('PM');
  expect(onClose).toHaveBeenCalledTimes(1);
});

claim('Move from the start to the end', 'The results of the table', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Rental defaultValue={rental} onChange={onChange} />);
  await open();
  await pick(15);
  expect(ranges(onChange).at(-1)).toBe('2026-07-15 00:00, null');
  await press('Next');
  await pick(14);
  expect(ranges(onChange).at(-1)).toBe('2026-07-14 00:00, null');
  await pick(20);
  expect(ranges(onChange).at(-1)).toBe('2026-07-14 00:00, 2026-07-20 00:00');
});

claim('Set a default time and duration', 'A same-day end is midnight and an error', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Rental onChange={onChange} />);
  await open();
  await pick(10);
  await choose('9 hours');
  await press('Next');
  await pick(10);
  expect(ranges(onChange).at(-1)).toBe('2026-07-10 09:00, 2026-07-10 00:00');
  expect(lastError(onChange)).toEqual(['invalidRange', 'invalidRange']);
});

claim('Set a default time and duration', 'The return follows a new pickup', async () => {
  stubPointer('fine');
  show(<RentalWithDefaultDuration />);
  const text = () => textOf('Pickup and return').replace(/[\u2066-\u2069]/g, '');
  await open();
  await pick(10);
  expect(text()).toBe('Jul 10, 09:00 AM – Jul 10, 01:00 PM');
  await choose('PM');
  expect(text()).toBe('Jul 10, 09:00 PM – Jul 11, 01:00 AM');
  expect(screen.getByText('4 h 0 min, $36')).toBeTruthy();
  await press('Next');
  await choose('3 hours');
  expect(text()).toBe('Jul 10, 09:00 PM – Jul 11, 03:00 AM');
  await pick(14);
  expect(text()).toBe('Jul 10, 09:00 PM – Jul 14, 03:00 AM');
});

claim('Set a default time and duration', 'referenceDate replaces a chosen time', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  const { unmount } = show(<Rental defaultValue={rental} onChange={onChange} />);
  await open();
  await pick(11);
  expect(ranges(onChange)).toEqual(['2026-07-11 00:00, 2026-07-12 17:00']);
  unmount();
  onChange.mockClear();
  show(<Rental referenceDate={undefined} defaultValue={rental} onChange={onChange} />);
  await open();
  await pick(11);
  expect(ranges(onChange)).toEqual(['2026-07-11 09:00, 2026-07-12 17:00']);
});

claim('Limit the dates and times', 'A new day has the error minTime', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Rental minTime={at('2026-07-01T08:00')} onChange={onChange} />);
  await open();
  await pick(10);
  expect(lastError(onChange)).toEqual(['minTime', null]);
});

claim('Limit the dates and times', 'shouldDisableDate differs between start and end', async () => {
  stubPointer('fine');
  show(
    <Rental
      defaultValue={rental}
      shouldDisableDate={(day, position) => position === 'start' && day.day() === 0}
    />,
  );
  await open();
  const sunday = () => screen.getByRole<HTMLButtonElement>('gridcell', { name: '19' }).disabled;
  expect(sunday()).toBe(true);
  await press('Next');
  expect(sunday()).toBe(false);
});

claim('Show more than one month', 'calendars sets the months of the popup', async () => {
  stubPointer('fine');
  show(<Rental calendars={3} />);
  await open();
  expect(months()).toBe(3);
});

claim(
  'Change the clock',
  'At most 24 times are one list, and the threshold changes it',
  async () => {
    stubPointer('fine');
    const open24 = show(<Rental timeSteps={{ minutes: 60 }} />);
    await open();
    expect([lists(), screen.getAllByRole('option').length]).toEqual([['Select time'], 24]);
    open24.unmount();
    show(<Rental timeSteps={{ minutes: 20 }} thresholdToRenderTimeInASingleColumn={72} />);
    await open();
    expect([lists(), screen.getAllByRole('option').length]).toEqual([['Select time'], 72]);
  },
);

claim('Use two inputs', 'A click opens the popup, on mobile the inputs are read-only', async () => {
  stubPointer('fine');
  const { unmount } = show(<Rental slots={{ field: MultiInputDateTimeRangeField }} />);
  await userEvent.click(section('Month', 'End'));
  expect([months(), buttons()]).toEqual([1, ['Cancel', 'OK']]);
  expect(document.activeElement).toBe(section('Month', 'End'));
  unmount();
  stubPointer('coarse');
  show(<Rental slots={{ field: MultiInputDateTimeRangeField }} />);
  expect(section('Month', 'Start').getAttribute('aria-readonly')).toBe('true');
  await userEvent.click(section('Month', 'Start'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

claim('Is there a static version?', 'The calendar keeps the times', async () => {
  const onChange = vi.fn();
  show(<DateRangeCalendar calendars={1} defaultValue={rental} onChange={onChange} />);
  await pick(11);
  expect(ranges(onChange)).toEqual(['2026-07-11 09:00, 2026-07-12 17:00']);
});
