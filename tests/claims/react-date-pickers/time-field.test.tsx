import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { adapterOf, section, show, spelled, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/time-field/');

const at = (text: string) => dayjs(`2026-03-16T${text}`);
const sections = () =>
  screen.getAllByRole('spinbutton').map((found) => found.getAttribute('aria-label'));
const press = async (name: string, keys: string) => {
  act(() => section(name).focus());
  await userEvent.keyboard(keys);
};
/** The errors that the second argument of `onChange` contained. */
const errors = (mock: { mock: { calls: { validationError: unknown }[][] } }) =>
  mock.mock.calls.map((call) => call[1]?.validationError);

function Start(props: TimeFieldProps) {
  return <TimeField label="Start" {...props} />;
}

claim('Read and set the value', 'An empty field waits until all sections are filled', async () => {
  vi.setSystemTime(dayjs('2026-05-04T10:20:45').toDate());
  const onChange = vi.fn();
  show(<Start onChange={onChange} />);
  expect(sections()).toEqual(['Hours', 'Minutes', 'Meridiem']);
  await typeFrom(section('Hours'), '0830');
  expect(onChange).not.toHaveBeenCalled();
  await typeFrom(section('Meridiem'), 'p');
  expect(onChange.mock.calls.map(([value]) => value.format('YYYY-MM-DDTHH:mm:ss'))).toEqual([
    '2026-05-04T20:30:00',
  ]);
});

claim('Read and set the value', 'A complete field reports each digit', async () => {
  const onChange = vi.fn();
  show(<Start defaultValue={at('19:30')} onChange={onChange} />);
  await typeFrom(section('Minutes'), '45');
  expect(spelled(onChange)).toEqual(['2026-03-16 19:04', '2026-03-16 19:45']);
});

claim('Read and set the value', 'A deleted section gives null once', async () => {
  const onChange = vi.fn();
  show(<Start defaultValue={at('19:30')} onChange={onChange} />);
  await press('Minutes', '{Backspace}');
  await press('Hours', '{Backspace}');
  expect(spelled(onChange)).toEqual(['null']);
  expect(textOf('Start')).toBe('hh:mm PM');
});

claim('Read and set the value', 'The date comes from the value or referenceDate', async () => {
  const onChange = vi.fn();
  const { unmount } = show(
    <Start ampm={false} referenceDate={dayjs('2026-07-01T05:06:07')} onChange={onChange} />,
  );
  await typeFrom(section('Hours'), '0830');
  expect(onChange.mock.lastCall?.[0].format('YYYY-MM-DDTHH:mm:ss')).toBe('2026-07-01T08:30:07');
  unmount();
  const value = dayjs('2026-03-29T19:30');
  show(<Start ampm={false} defaultValue={value} onChange={onChange} />);
  await typeFrom(section('Hours'), '21');
  expect(spelled(onChange).at(-1)).toBe('2026-03-29 21:30');
});

claim('Read and set the value', 'A cleared field keeps the date that it had', async () => {
  const onChange = vi.fn();
  const value = dayjs('2026-03-29T19:30');
  show(<Start ampm={false} clearable defaultValue={value} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(textOf('Start')).toBe('');
  await typeFrom(section('Hours'), '0830');
  expect(spelled(onChange).at(-1)).toBe('2026-03-29 08:30');
});

claim('Choose a format', 'ampm sets the default format, and format wins', () => {
  const texts: [TimeFieldProps, string][] = [
    [{}, '06:05 PM'],
    [{ ampm: false }, '18:05'],
    [{ ampm: true, format: 'HH:mm:ss' }, '18:05:40'],
    [{ format: 'h a' }, '06 pm'],
    [{ format: 'HH [h] mm [min]' }, '18 h 05 min'],
  ];
  for (const [props, text] of texts) {
    const { unmount } = show(<Start {...props} value={at('18:05:40')} />);
    expect(textOf('Start')).toBe(text);
    unmount();
  }
});

claim('Choose a format', 'Milliseconds and hours from 1 to 24 are text, not sections', () => {
  const { unmount } = show(<Start format="HH:mm:ss.SSS" value={at('18:05:40')} />);
  expect(sections()).toEqual(['Hours', 'Minutes', 'Seconds']);
  unmount();
  show(<Start format="kk:mm" value={at('18:05:40')} />);
  expect(sections()).toEqual(['Minutes']);
});

claim('Which keys work?', '"p" selects PM, and the arrows switch it', async () => {
  const onChange = vi.fn();
  show(<Start defaultValue={at('08:30')} onChange={onChange} />);
  await typeFrom(section('Meridiem'), 'p');
  expect(textOf('Start')).toBe('08:30 PM');
  await press('Meridiem', '{ArrowUp}');
  expect(spelled(onChange)).toEqual(['2026-03-16 20:30', '2026-03-16 08:30']);
});

claim('Which keys work?', 'Digits move on as soon as no further digit fits', async () => {
  show(<Start />);
  await typeFrom(section('Hours'), '9');
  expect(document.activeElement).toBe(section('Minutes'));
  await typeFrom(section('Hours'), '1');
  expect(document.activeElement).toBe(section('Hours'));
});

claim(
  'Which keys work?',
  'The arrows start again at the other limit, without a carry',
  async () => {
    show(<Start defaultValue={at('08:59')} />);
    await press('Minutes', '{ArrowUp}');
    expect(textOf('Start')).toBe('08:00 AM');
    await press('Hours', '{PageUp}');
    expect(textOf('Start')).toBe('01:00 AM');
    await press('Hours', '{End}');
    expect(textOf('Start')).toBe('12:00 AM');
  },
);

claim(
  'Allow only some minutes',
  'The arrow keys go to the next multiple of minutesStep',
  async () => {
    const onChange = vi.fn();
    show(<Start minutesStep={15} defaultValue={at('08:07')} onChange={onChange} />);
    await press('Minutes', '{ArrowUp}');
    expect(textOf('Start')).toBe('08:15 AM');
    await press('Minutes', '{ArrowDown}{ArrowDown}');
    expect(textOf('Start')).toBe('08:45 AM');
  },
);

claim('Allow only some minutes', 'Other minutes can be typed and cause an error', async () => {
  const onChange = vi.fn();
  show(<Start minutesStep={15} defaultValue={at('08:30')} onChange={onChange} />);
  await typeFrom(section('Minutes'), '45');
  expect(errors(onChange)).toEqual(['minutesStep', null]);
  await typeFrom(section('Minutes'), '07');
  expect(errors(onChange).at(-1)).toBe('minutesStep');
  expect(spelled(onChange).at(-1)).toBe('2026-03-16 08:07');
});

claim('Can users paste a time?', 'Only text in the format of the field is read', () => {
  const paste = (text: string) => {
    act(() => section('Hours').focus());
    const event = createEvent.paste(section('Hours'));
    Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
    fireEvent(section('Hours'), event);
  };
  const onChange = vi.fn();
  show(<Start defaultValue={at('08:30')} onChange={onChange} />);
  paste('07:45 PM');
  expect(spelled(onChange)).toEqual(['2026-03-16 19:45']);
  paste('19:45');
  expect(spelled(onChange).at(-1)).toBe('null');
});

claim('Can users type a time after midnight, such as 25:30?', '25 becomes 05', async () => {
  show(<Start ampm={false} />);
  await typeFrom(section('Hours'), '25');
  expect(textOf('Start')).toBe('05:mm');
});

claim('Read and set the value', 'referenceDate is read on mount only', async () => {
  const onChange = vi.fn();
  const props = { ampm: false, onChange };
  const { rerender } = show(<Start {...props} referenceDate={dayjs('2020-01-01')} />);
  rerender(<Start {...props} referenceDate={dayjs('2021-02-02')} />);
  await typeFrom(section('Hours'), '1030');
  expect(spelled(onChange).at(-1)).toBe('2020-01-01 10:30');
});

claim('Choose a format', 'The adapter for date-fns has the tokens of the table', async () => {
  const Adapter = await adapterOf('DateFns');
  const units = ['hours', 'minutes', 'seconds', 'meridiem'];
  const tokens = Object.entries(new Adapter().formatTokenMap)
    .filter(([, unit]) => units.includes(typeof unit === 'string' ? unit : unit.sectionType))
    .map(([token]) => token);
  expect(tokens.sort()).toEqual(['H', 'HH', 'a', 'aa', 'aaa', 'h', 'hh', 'm', 'mm', 's', 'ss']);
});

claim('Set props of the text field', 'With a name, a form contains the displayed text', () => {
  show(
    <form aria-label="Shift">
      <Start name="start" defaultValue={at('08:30')} />
    </form>,
  );
  const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect([...data.entries()]).toEqual([['start', '08:30 AM']]);
});

claim('How do I get a plain input element?', 'The sections become one input', () => {
  show(<TimeField enableAccessibleFieldDOMStructure={false} defaultValue={at('08:30')} />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toMatch(/08:30/);
  expect(screen.queryAllByRole('spinbutton')).toEqual([]);
});
