import {
  MultiInputTimeRangeField,
  type MultiInputTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {
  SingleInputTimeRangeField,
  type SingleInputTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import OvernightShift from '../../../data/react-date-pickers/time-range-field/OvernightShift';
import { claimsOf } from '../claim';
import { section, sectionOfEnd, selectAll, show, spell, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/time-range-field/');

const at = (time: string) => dayjs(`2026-03-16T${time}`);
const hours = (start: string, end: string): [Dayjs, Dayjs] => [at(start), at(end)];
/** Each range that a mock received, spelled. */
const ranges = (mock: { mock: { calls: unknown[][] } }) =>
  mock.mock.calls.map(([range]) => (Array.isArray(range) ? range.map(spell).join(', ') : ''));

function Hours(props: SingleInputTimeRangeFieldProps) {
  return <SingleInputTimeRangeField label="Hours" ampm={false} {...props} />;
}

function TwoInputs(props: MultiInputTimeRangeFieldProps<true>) {
  return (
    <MultiInputTimeRangeField
      ampm={false}
      slotProps={{
        textField: ({ position }) => ({ label: position === 'start' ? 'Opens' : 'Closes' }),
      }}
      {...props}
    />
  );
}

/** The errors that a field reports for this range; none when `onError` isn't called. */
function errorsOf(value: [Dayjs, Dayjs], props: SingleInputTimeRangeFieldProps = {}): unknown {
  const onError = vi.fn();
  const { unmount } = show(<Hours value={value} onError={onError} {...props} />);
  unmount();
  return onError.mock.lastCall?.[0] ?? [null, null];
}

claim('Read and set the value', 'Each time is reported once it is complete', async () => {
  vi.setSystemTime(at('10:20').toDate());
  const onChange = vi.fn();
  show(<Hours onChange={onChange} />);
  await typeFrom(section('Hours'), '09');
  expect(onChange).not.toHaveBeenCalled();
  await typeFrom(section('Minutes'), '05');
  expect(ranges(onChange).at(-1)).toBe('2026-03-16 09:05, null');
  expect(document.activeElement).toBe(sectionOfEnd('Hours'));
  await typeFrom(sectionOfEnd('Hours'), '1705');
  expect(ranges(onChange).at(-1)).toBe('2026-03-16 09:05, 2026-03-16 17:05');
});

claim('Read and set the value', 'A deleted section makes this time null', async () => {
  const onChange = vi.fn();
  show(<Hours defaultValue={hours('09:00', '17:00')} onChange={onChange} clearable />);
  act(() => sectionOfEnd('Minutes').focus());
  await userEvent.keyboard('{Backspace}');
  expect(ranges(onChange)).toEqual(['2026-03-16 09:00, null']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(ranges(onChange).at(-1)).toBe('null, null');
});

claim('Which date do the times have?', 'A time keeps the day of the time it replaces', async () => {
  const onChange = vi.fn();
  const nextDay: [Dayjs, Dayjs] = [at('22:00'), at('06:00').add(1, 'day')];
  show(<Hours defaultValue={nextDay} onChange={onChange} />);
  await typeFrom(sectionOfEnd('Hours'), '05');
  expect(ranges(onChange).at(-1)).toBe('2026-03-16 22:00, 2026-03-17 05:00');
});

claim('Which date do the times have?', 'Two inputs ignore referenceDate', async () => {
  vi.setSystemTime(at('10:20').toDate());
  const onChange = vi.fn();
  const props = { referenceDate: dayjs('2020-01-01'), onChange };
  const { unmount } = show(<Hours {...props} />);
  await typeFrom(section('Hours'), '0930');
  unmount();
  expect(ranges(onChange).at(-1)).toBe('2020-01-01 09:30, null');
  show(<TwoInputs {...props} />);
  await typeFrom(section('Hours', 'Opens'), '0930');
  expect(ranges(onChange).at(-1)).toBe('2026-03-16 09:30, null');
});

claim('Choose a format', 'format wins over ampm, dateSeparator is between the times', () => {
  const texts: [SingleInputTimeRangeFieldProps, string][] = [
    [{ ampm: undefined }, '09:00 AM – 05:30 PM'],
    [{}, '09:00 – 17:30'],
    [{ ampm: true, format: 'HH:mm:ss' }, '09:00:00 – 17:30:00'],
    [{ dateSeparator: 'to' }, '09:00 to 17:30'],
  ];
  for (const [props, text] of texts) {
    const { unmount } = show(<Hours value={hours('09:00', '17:30')} {...props} />);
    expect(textOf('Hours').replace(/[\u2066-\u2069]/g, '')).toBe(text);
    unmount();
  }
});

claim('Limit the hours', 'Each time has its error; invalidRange concerns both', () => {
  vi.setSystemTime(at('10:20').toDate());
  const day = hours('08:00', '23:00');
  expect(errorsOf(day, { minTime: at('09:00') })).toEqual(['minTime', null]);
  expect(errorsOf(day, { maxTime: at('22:00') })).toEqual([null, 'maxTime']);
  expect(errorsOf(hours('08:10', '23:00'), { minutesStep: 15 })).toEqual(['minutesStep', null]);
  expect(errorsOf(day, { disablePast: true })).toEqual(['disablePast', null]);
  expect(errorsOf(day, { disableFuture: true })).toEqual([null, 'disableFuture']);
  const shouldDisableTime = (time: Dayjs, view: string) => view === 'hours' && time.hour() === 8;
  expect(errorsOf(day, { shouldDisableTime })).toEqual(['shouldDisableTime-hours', null]);
  expect(errorsOf(hours('10:00', '09:00'))).toEqual(['invalidRange', 'invalidRange']);
});

claim('Limit the hours', 'Equal times are valid, and other errors hide invalidRange', () => {
  expect(errorsOf(hours('10:00', '10:00'))).toEqual([null, null]);
  expect(errorsOf(hours('10:00', '09:00'), { minTime: at('09:30') })).toEqual([null, 'minTime']);
});

claim('Limit the hours', 'The arrow keys use minutesStep with one input only', async () => {
  const props = { minutesStep: 15, defaultValue: hours('09:00', '17:00') };
  const { unmount } = show(<Hours {...props} />);
  act(() => section('Minutes').focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(section('Minutes').textContent).toBe('15');
  unmount();
  show(<TwoInputs {...props} />);
  act(() => section('Minutes', 'Opens').focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(section('Minutes', 'Opens').textContent).toBe('01');
});

claim('Allow ranges past midnight', 'The same day is invalidRange, the next day is valid', () => {
  expect(errorsOf(hours('22:00', '06:00'))).toEqual(['invalidRange', 'invalidRange']);
  const nextDay: [Dayjs, Dayjs] = [at('22:00'), at('06:00').add(1, 'day')];
  expect(errorsOf(nextDay)).toEqual([null, null]);
  expect(errorsOf(nextDay, { minTime: at('07:00') })).toEqual([null, 'minTime']);
  const withDates = { minTime: at('07:00'), disableIgnoringDatePartForTimeValidation: true };
  expect(errorsOf(nextDay, withDates)).toEqual([null, null]);
});

claim('Allow ranges past midnight', 'The end moves to the same day and back', async () => {
  show(<OvernightShift />);
  const chips = () => screen.getByRole('status').textContent;
  expect(chips()).toBe('Starts Mon, Mar 16Ends Tue, Mar 178 h 30 min');
  await typeFrom(sectionOfEnd('Hours'), '11');
  await typeFrom(sectionOfEnd('Meridiem'), 'p');
  expect(chips()).toBe('Starts Mon, Mar 16Ends Mon, Mar 161 h 30 min');
  await typeFrom(sectionOfEnd('Meridiem'), 'a');
  expect(chips()).toBe('Starts Mon, Mar 16Ends Tue, Mar 1713 h 30 min');
  expect(screen.getByRole('group').getAttribute('aria-invalid')).toBe('false');
});

claim('Use two inputs', 'A form contains one text, or one for each time', () => {
  const value = hours('09:00', '17:00');
  const names = ({ position }: { position: string }) => ({ name: position });
  show(
    <form aria-label="Shop">
      <Hours name="hours" value={value} />
      <TwoInputs value={value} slotProps={{ textField: names }} />
    </form>,
  );
  const data = [...new FormData(screen.getByRole<HTMLFormElement>('form')).entries()];
  expect(data.map(([name, text]) => [name, String(text).replace(/[\u2066-\u2069]/g, '')])).toEqual([
    ['hours', '09:00 – 17:00'],
    ['start', '09:00'],
    ['end', '17:00'],
  ]);
});

claim('How do I require a minimum length?', 'error replaces the computed error state', () => {
  const { unmount } = show(<Hours value={hours('09:00', '17:00')} error />);
  expect(screen.getByRole('group').getAttribute('aria-invalid')).toBe('true');
  unmount();
  show(<Hours value={hours('10:00', '09:00')} error={false} />);
  expect(screen.getByRole('group').getAttribute('aria-invalid')).toBe('false');
});

claim('Which keys work?', 'Ctrl+A and Delete clear both times', async () => {
  const onChange = vi.fn();
  show(<Hours defaultValue={hours('09:00', '17:00')} onChange={onChange} />);
  selectAll(section('Hours'));
  await userEvent.keyboard('{Delete}');
  expect(ranges(onChange).at(-1)).toBe('null, null');
});

claim('Which keys work?', 'With two inputs, Tab moves from the start to the end', async () => {
  show(<TwoInputs />);
  act(() => section('Hours', 'Opens').focus());
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Closes' }).contains(document.activeElement)).toBe(true);
});
