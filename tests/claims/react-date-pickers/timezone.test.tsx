import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, type DateTimeFieldProps } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { expect, vi, type Mock } from 'vitest';
import { claimsOf } from '../claim';
import {
  adapterOf,
  day,
  section,
  selectAll,
  show,
  stubPointer,
  textOf,
  typeFrom,
} from '../pickers';

dayjs.extend(utc);
dayjs.extend(timezone);
process.env.TZ = 'America/New_York'; // the timezone of the device

const claim = claimsOf('/x/react-date-pickers/timezone/');

const user = userEvent.setup({ pointerEventsCheck: 0 });
const launch = () => dayjs.utc('2027-03-11T22:15:00Z');
const Launch = (props: DateTimeFieldProps) => <DateTimeField label="Launch" {...props} />;
const LaunchPicker = (props: DateTimePickerProps) => <DateTimePicker label="Launch" {...props} />;

/** What the last call received: the time with its offset. */
const last = (mock: Mock): string => {
  const value: unknown = mock.mock.lastCall?.[0];
  return dayjs.isDayjs(value) ? value.format() : String(value);
};
async function press(name: string, keys: string) {
  act(() => section(name).focus());
  await user.keyboard(keys);
}
/** Empties the field and leaves it. */
async function empty() {
  selectAll(section('Month'));
  await user.keyboard('{Delete}');
  await user.click(document.body);
}
const open = () => user.click(screen.getByRole('button', { name: /choose date/i }));
const typeLaunch = () => typeFrom(section('Month'), '031120271015a');

claim('UTC and timezones', 'Only a valid value keeps UTC', async () => {
  const onChange = vi.fn();
  show(<Launch defaultValue={launch()} timezone="system" onChange={onChange} />);
  expect(textOf('Launch')).toBe('03/11/2027 05:15 PM');
  await press('Hours', '{ArrowUp}');
  expect(last(onChange)).toBe('2027-03-11T23:15:00Z');
  // The first digit of 07 makes an invalid hour.
  await typeFrom(section('Hours'), '07');
  expect(last(onChange)).toBe('2027-03-11T19:15:00-05:00');
  await press('Minutes', '{ArrowUp}');
  await empty();
  expect(last(onChange)).toBe('null');
  await typeLaunch();
  expect(last(onChange)).toBe('2027-03-11T10:15:00-05:00');
});

claim('Show another timezone', 'An existing value keeps its own timezone', async () => {
  const onChange = vi.fn();
  show(<Launch defaultValue={launch()} timezone="Pacific/Honolulu" onChange={onChange} />);
  expect(textOf('Launch')).toBe('03/11/2027 12:15 PM');
  await press('Minutes', '{ArrowUp}');
  expect(last(onChange)).toBe('2027-03-11T22:16:00Z');
});

claim('Show another timezone', 'UTC+7 works with Luxon only', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Luxon = await adapterOf('Luxon');
  show(<Launch timezone="UTC+7" value={new Luxon().date('2027-03-11T22:15:00Z')} />, Luxon);
  expect(textOf('Launch')).toBe('03/12/2027 05:15 AM');
  expect(() => show(<Launch timezone="UTC+7" value={launch()} />)).toThrow('Invalid time zone');
});

claim(
  'Show the timezone of the value',
  'The prop wins over the value, which wins over referenceDate',
  async () => {
    const [onChange, referenceDate] = [vi.fn(), dayjs.tz('2027-03-11T19:15', 'Asia/Tokyo')];
    const { rerender } = show(<Launch value={launch()} referenceDate={referenceDate} />);
    expect(textOf('Launch')).toBe('03/11/2027 10:15 PM');
    rerender(<Launch value={launch()} referenceDate={referenceDate} timezone="Asia/Tokyo" />);
    expect(textOf('Launch')).toBe('03/12/2027 07:15 AM');
    rerender(<Launch key="empty" referenceDate={referenceDate} onChange={onChange} />);
    await typeLaunch();
    expect(last(onChange)).toBe('2027-03-11T10:15:00+09:00');
  },
);

claim('Show the timezone of the value', 'After a cleared value', async () => {
  stubPointer('fine');
  const [onChange, onAccept] = [vi.fn(), vi.fn()];
  show(<LaunchPicker defaultValue={launch()} onChange={onChange} onAccept={onAccept} />);
  await empty();
  await typeLaunch();
  expect([last(onChange), last(onAccept)]).toEqual(Array(2).fill('2027-03-11T10:15:00Z'));
  await empty();
  vi.setSystemTime('2027-03-05T12:00:00Z');
  await open();
  await user.click(day(12));
  expect(last(onChange)).toBe('2027-03-12T00:00:00-05:00');
});

claim('Show the timezone of the value', 'onAccept is not converted', async () => {
  stubPointer('fine');
  const [onChange, onAccept] = [vi.fn(), vi.fn()];
  const noon = { label: 'Noon', getValue: () => dayjs.tz('2027-03-12T12:00', 'Europe/Paris') };
  show(
    <LaunchPicker
      {...{ timezone: 'Asia/Tokyo', onChange, onAccept }}
      defaultValue={launch()}
      slotProps={{ shortcuts: { items: [noon] } }}
    />,
  );
  await press('Minutes', '{ArrowUp}');
  expect(last(onChange)).toBe('2027-03-11T22:16:00Z');
  expect(last(onAccept)).toBe('2027-03-12T07:16:00+09:00');
  await open();
  await user.click(screen.getByRole('button', { name: 'Noon' }));
  expect(last(onChange)).toBe('2027-03-12T11:00:00Z');
  expect(last(onAccept)).toBe('2027-03-12T12:00:00+01:00');
});

claim('Show the timezone of the value', 'An empty field keeps it', async () => {
  const onChange = vi.fn();
  const { rerender } = show(<Launch timezone="UTC" onChange={onChange} />);
  rerender(<Launch timezone="Asia/Tokyo" onChange={onChange} />);
  await typeLaunch();
  expect(last(onChange)).toBe('2027-03-11T10:15:00Z');
  rerender(<Launch key="Asia/Tokyo" timezone="Asia/Tokyo" onChange={onChange} />);
  await typeLaunch();
  expect(last(onChange)).toBe('2027-03-11T10:15:00+09:00');
});

claim('Dates in other props', 'Limits are converted, and functions get the shown timezone', () => {
  const [onError, shouldDisableDate] = [vi.fn(), vi.fn()];
  const props = { value: launch(), timezone: 'Asia/Tokyo', onError };
  const { rerender } = show(<Launch {...props} minDate={dayjs.utc('2027-03-12T10:00')} />);
  expect(onError).not.toHaveBeenCalled();
  rerender(<Launch {...props} minDate={dayjs.utc('2027-03-12T18:00')} />);
  expect(onError.mock.lastCall?.[0]).toBe('minDate');
  rerender(<Launch {...props} shouldDisableDate={shouldDisableDate} />);
  expect(last(shouldDisableDate)).toBe('2027-03-12T07:15:00+09:00');
  // The hours and minutes of minTime are compared without conversion.
  rerender(<Launch {...props} minTime={dayjs.utc('2027-03-11T07:00')} />);
  expect(onError.mock.lastCall?.[0]).toBe(null);
  rerender(<Launch {...props} minTime={dayjs.utc('2027-03-11T08:00')} />);
  expect(onError.mock.lastCall?.[0]).toBe('minTime');
});

claim('Dates in other props', 'They set the first timezone', async () => {
  vi.setSystemTime('2027-03-05T12:00:00Z');
  const onChange = vi.fn();
  const props = { timezone: 'Asia/Tokyo', onChange };
  const { rerender } = show(<Launch {...props} referenceDate={launch()} />);
  await typeLaunch();
  expect(last(onChange)).toBe('2027-03-11T10:15:00Z');
  rerender(<Launch key="minDate" {...props} minDate={dayjs.utc('2027-03-10')} />);
  onChange.mockClear();
  await typeLaunch();
  expect(last(onChange)).toBe('2027-03-11T10:15:00Z');
});

claim('Dates in other props', 'Both ends of a range need the same timezone', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const range = <SingleInputDateRangeField value={[launch(), dayjs('2027-03-13')]} />;
  expect(() => show(range)).toThrow(
    'The timezone of the start and the end date should be the same',
  );
});

claim('Set a default timezone for the app', 'Without value or as prop', async () => {
  dayjs.tz.setDefault('America/Cayenne');
  const [onChange, local] = [vi.fn(), dayjs('2027-03-11T19:15')];
  const { rerender } = show(<Launch onChange={onChange} />);
  await typeLaunch();
  expect(last(onChange)).toBe('2027-03-11T10:15:00-03:00');
  rerender(<Launch key="own" value={local} />);
  expect(textOf('Launch')).toBe('03/11/2027 07:15 PM');
  rerender(<Launch key="default" value={local} timezone="default" />);
  expect(textOf('Launch')).toBe('03/11/2027 09:15 PM');
  dayjs.tz.setDefault();
});

claim('Timezones', 'The Day.js adapter ignores dateLibInstance', () => {
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs} dateLibInstance={dayjs.utc}>
      <Launch value={dayjs('2027-03-11T22:15:00Z')} />
    </LocalizationProvider>,
  );
  expect(textOf('Launch')).toBe('03/11/2027 05:15 PM');
});

claim('Why do I get "Missing UTC plugin" or "Missing timezone plugin"?', 'Errors', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const plugins = { utc: dayjs.utc, tz: dayjs.tz };
  Object.assign(dayjs, { tz: undefined });
  expect(() => show(<Launch timezone="Asia/Tokyo" />)).toThrow('Missing timezone plugin');
  Object.assign(dayjs, { utc: undefined });
  expect(() => show(<Launch timezone="UTC" />)).toThrow('Missing UTC plugin');
  Object.assign(dayjs, plugins);
  const Moment = await adapterOf('Moment');
  const tokyo = <Launch timezone="Asia/Tokyo" value={new Moment().date('2027-03-11')} />;
  expect(() => show(tokyo, Moment)).toThrow('Missing timezone plugin');
});

claim('What happens when the clocks change?', 'Fields follow the device', async () => {
  const onChange = vi.fn();
  const night = '2027-03-14T01:30';
  const { rerender } = show(<Launch value={dayjs.utc(night)} onChange={onChange} />);
  const typeTwo = () => typeFrom(section('Hours'), '2');
  await typeTwo();
  expect(last(onChange)).toBe('Invalid Date');
  process.env.TZ = 'Europe/Berlin';
  const value = dayjs.tz(night, 'America/Los_Angeles');
  rerender(<Launch key="other" value={value} onChange={onChange} />);
  await typeTwo();
  expect(last(onChange)).toBe('2027-03-14T02:30:00-07:00');
  process.env.TZ = 'America/New_York';
});

claim('What happens when the clocks change?', 'Others change 2:30 to 3:30', async () => {
  for (const library of ['DateFns', 'Luxon', 'Moment'] as const) {
    const Adapter = await adapterOf(library);
    const defaultValue = new Adapter().date('2027-03-14T01:30');
    const { unmount } = show(
      <>
        <Launch defaultValue={defaultValue} />
        <MultiSectionDigitalClock defaultValue={defaultValue} />
      </>,
      Adapter,
    );
    await typeFrom(section('Hours'), '2');
    expect(textOf('Launch')).toBe('03/14/2027 03:30 AM');
    const hour = screen.getByRole('option', { name: '2 hours' });
    expect(hour.getAttribute('aria-disabled')).toBe('true');
    unmount();
  }
});

const typeYear = () => typeFrom(section('Year'), '2028');

claim('Show another timezone', 'Retyping the year changes the day with Day.js only', async () => {
  const onChange = vi.fn();
  const zone = 'Europe/Berlin';
  const value = dayjs.tz('2027-03-11T10:15', zone);
  const { unmount } = show(<Launch defaultValue={value} timezone={zone} onChange={onChange} />);
  await typeYear();
  expect(last(onChange)).toBe('2028-03-01T10:15:00+01:00');
  // The values on the way: invalid, null, and the year 0202, which has an error.
  const errors = onChange.mock.calls.map(
    (call) => (call[1] as { validationError: string }).validationError,
  );
  expect(errors).toEqual(['invalidDate', null, 'minDate', null]);
  expect(onChange.mock.calls[1]?.[0]).toBeNull();
  unmount();
  const Luxon = await adapterOf('Luxon');
  show(<Launch defaultValue={new Luxon().date('2027-03-11T10:15', zone)} timezone={zone} />, Luxon);
  await typeYear();
  expect(textOf('Launch')).toBe('03/11/2028 10:15 AM');
});

claim('What happens when the clocks change?', 'The single list of Day.js repeats a key', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sameKey = () => error.mock.calls.some(([text]) => /children with the same key/.test(text));
  const { unmount } = show(<DigitalClock value={dayjs.tz('2027-10-31T10:00', 'Europe/Berlin')} />);
  expect(sameKey()).toBe(false); // the device is in New York
  unmount();
  show(<DigitalClock value={dayjs('2027-11-07T10:00')} />);
  expect(sameKey()).toBe(true);
});
