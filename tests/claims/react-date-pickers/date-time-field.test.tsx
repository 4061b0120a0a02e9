import { DateTimeField, type DateTimeFieldProps } from '@mui/x-date-pickers/DateTimeField';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, show, spelled, textOf, typeFrom } from '../pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const claim = claimsOf('/x/react-date-pickers/date-time-field/');

const sections = () =>
  screen.getAllByRole('spinbutton').map((found) => found.getAttribute('aria-label'));
const press = async (name: string, keys: string) => {
  act(() => section(name).focus());
  await userEvent.keyboard(keys);
};
const paste = (name: string, text: string) => {
  act(() => section(name).focus());
  const event = createEvent.paste(section(name));
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  fireEvent(section(name), event);
};
/** The errors that the second argument of `onChange` contained. */
const errors = (mock: { mock: { calls: { validationError: unknown }[][] } }) =>
  mock.mock.calls.map((call) => call[1]?.validationError);

function Start(props: DateTimeFieldProps) {
  return <DateTimeField label="Start" {...props} />;
}

claim('Date Time Field', 'In US English, the field has six sections', () => {
  show(<Start />);
  expect(sections()).toEqual(['Month', 'Day', 'Year', 'Hours', 'Minutes', 'Meridiem']);
});

claim('Read and set the value', 'An empty field waits until all sections are filled', async () => {
  const onChange = vi.fn();
  show(<Start onChange={onChange} />);
  await typeFrom(section('Month'), '031620260830');
  expect(onChange).not.toHaveBeenCalled();
  await typeFrom(section('Meridiem'), 'p');
  expect(spelled(onChange)).toEqual(['2026-03-16 20:30']);
});

claim(
  'Read and set the value',
  'In a format that ends with the minutes, their first digit completes the value',
  async () => {
    const onChange = vi.fn();
    show(<Start ampm={false} onChange={onChange} />);
    await typeFrom(section('Month'), '031620260830');
    expect(spelled(onChange)).toEqual(['2026-03-16 08:03', '2026-03-16 08:30']);
  },
);

claim('Read and set the value', 'March 31 becomes an invalid date in April', async () => {
  const onChange = vi.fn();
  show(<Start defaultValue={dayjs('2026-03-31T22:30')} onChange={onChange} />);
  await press('Month', '{ArrowUp}');
  expect([spelled(onChange), errors(onChange)]).toEqual([['Invalid Date'], ['invalidDate']]);
  await press('Day', '{ArrowDown}');
  expect(spelled(onChange).at(-1)).toBe('2026-04-30 22:30');
});

claim('Read and set the value', 'A deleted section gives null once', async () => {
  const onChange = vi.fn();
  show(<Start defaultValue={dayjs('2026-03-16T08:30')} onChange={onChange} />);
  await press('Hours', '{Backspace}');
  await press('Minutes', '{Backspace}');
  expect(spelled(onChange)).toEqual(['null']);
});

claim('Read and set the value', 'The hours and the day never follow the minutes', async () => {
  const onChange = vi.fn();
  show(<Start defaultValue={dayjs('2026-03-16T22:59')} onChange={onChange} />);
  await press('Minutes', '{ArrowUp}');
  await press('Hours', '{ArrowUp}{ArrowUp}');
  expect(spelled(onChange)).toEqual(['2026-03-16 22:00', '2026-03-16 23:00', '2026-03-16 12:00']);
});

claim('Choose a format', 'ampm sets the default format, and format wins', () => {
  const texts: [DateTimeFieldProps, string][] = [
    [{}, '03/06/2026 06:05 PM'],
    [{ ampm: false }, '03/06/2026 18:05'],
    [{ ampm: true, format: 'YYYY-MM-DD HH:mm:ss' }, '2026-03-06 18:05:40'],
    [{ format: 'YYYY-MM-DD[T]HH:mm' }, '2026-03-06T18:05'],
    [{ format: 'ddd, MMM D, h:mm A' }, 'Fri, Mar 06, 06:05 PM'],
  ];
  for (const [props, text] of texts) {
    const { unmount } = show(<Start {...props} value={dayjs('2026-03-06T18:05:40')} />);
    expect(textOf('Start')).toBe(text);
    unmount();
  }
});

claim('Choose a format', 'A weekday is a section that users can change', async () => {
  const onChange = vi.fn();
  show(
    <Start
      format="ddd, MMM D, h:mm A"
      defaultValue={dayjs('2026-03-06T18:05')}
      onChange={onChange}
    />,
  );
  expect(sections()[0]).toBe('Week day');
  await press('Week day', '{ArrowUp}');
  expect(spelled(onChange)).toEqual(['2026-03-07 18:05']);
});

claim('Choose a format', 'referenceDate supplies the parts that the format lacks', async () => {
  const onChange = vi.fn();
  show(<Start format="MM/DD HH:mm" referenceDate={dayjs('2027-01-01')} onChange={onChange} />);
  await typeFrom(section('Month'), '03160830');
  expect(spelled(onChange).at(-1)).toBe('2027-03-16 08:30');
});

claim(
  'Limit the length of a period',
  'The error depends on whether the value is on the day of the limit',
  async () => {
    const onChange = vi.fn();
    show(
      <Start
        minDateTime={dayjs('2026-03-14T23:00')}
        maxDateTime={dayjs('2026-03-15T04:00')}
        minutesStep={15}
        defaultValue={dayjs('2026-03-14T22:00')}
        onChange={onChange}
      />,
    );
    await press('Day', '{ArrowDown}');
    await press('Day', '{ArrowUp}');
    await press('Hours', '{ArrowUp}');
    await press('Day', '{ArrowUp}');
    await press('Day', '{ArrowUp}');
    await press('Day', '{ArrowDown}{ArrowDown}');
    await typeFrom(section('Minutes'), '07');
    expect(errors(onChange)).toEqual([
      'minDate',
      'minTime',
      null,
      'maxTime',
      'maxDate',
      'maxTime',
      null,
      null,
      'minutesStep',
    ]);
  },
);

claim('Limit the length of a period', 'The date is checked before the time', () => {
  const onError = vi.fn();
  show(
    <Start
      minDate={dayjs('2026-03-16')}
      minTime={dayjs('2026-03-16T08:00')}
      value={dayjs('2026-03-15T07:00')}
      onError={onError}
    />,
  );
  expect(onError.mock.calls.map(([error]) => error)).toEqual(['minDate']);
});

claim(
  'Show and store different timezones',
  'onChange keeps the timezone of the value',
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const value = dayjs.utc('2026-03-17T15:00:00Z');
    show(<Start timezone="Asia/Kolkata" value={value} onChange={onChange} />);
    expect(textOf('Start')).toBe('03/17/2026 08:30 PM');
    await press('Hours', '{ArrowUp}');
    expect(onChange.mock.lastCall?.[0]?.format()).toBe('2026-03-17T16:00:00Z');
  },
);

claim(
  'Show and store different timezones',
  'After users clear the field, onChange returns the timezone that is shown',
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const value = dayjs.utc('2026-03-17T15:00:00Z');
    show(
      <Start
        ampm={false}
        clearable
        timezone="Asia/Kolkata"
        defaultValue={value}
        onChange={onChange}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await typeFrom(section('Month'), '031720260830');
    expect(onChange.mock.lastCall?.[0]?.format()).toBe('2026-03-17T08:30:00+05:30');
  },
);

claim('Set props of the text field', 'With a name, a form contains the displayed text', () => {
  show(
    <form aria-label="Maintenance">
      <Start name="start" defaultValue={dayjs('2026-03-14T22:30')} />
    </form>,
  );
  const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect([...data.entries()]).toEqual([['start', '03/14/2026 10:30 PM']]);
});

claim('Can users paste a timestamp?', 'Only text in the format of the field is read', () => {
  const onChange = vi.fn();
  show(<Start defaultValue={dayjs('2026-03-16T08:30')} onChange={onChange} />);
  paste('Month', '03/20/2026 07:45 PM');
  paste('Month', '2026-03-20T19:45');
  expect(spelled(onChange)).toEqual(['2026-03-20 19:45', 'null']);
});

claim(
  'How do I reject the hour that daylight saving time skips?',
  'The comparison of the hours rejects only the skipped hour',
  async () => {
    const zone = 'America/New_York';
    const onChange = vi.fn();
    const props = { ampm: false, timezone: zone, onChange };
    const { unmount } = show(
      <Start {...props} defaultValue={dayjs.tz('2026-03-08T01:30', zone)} />,
    );
    await press('Hours', '{ArrowUp}');
    expect(errors(onChange)).toEqual([null]);
    expect(textOf('Start')).toBe('03/08/2026 02:30');
    unmount();
    onChange.mockClear();
    show(
      <Start
        {...props}
        defaultValue={dayjs.tz('2026-03-08T01:30', zone)}
        shouldDisableTime={(time, view) =>
          view === 'hours' && dayjs(time.toISOString()).tz(zone).hour() !== time.hour()
        }
      />,
    );
    await press('Hours', '{ArrowUp}');
    await press('Hours', '{ArrowUp}');
    expect(errors(onChange)).toEqual(['shouldDisableTime-hours', null]);
  },
);
