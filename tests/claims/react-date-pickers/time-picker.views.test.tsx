import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { press, section, show, spelled, stubPointer, textOf } from '../pickers';

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

claim('Edit opening hours', 'A time chosen after clearing has the date of today', async () => {
  vi.setSystemTime(dayjs('2026-05-04T10:20').toDate());
  stubPointer('fine');
  const onChange = vi.fn();
  const slotProps = { field: { clearable: true } };
  show(<Table defaultValue={at('19:30')} onChange={onChange} slotProps={slotProps} />);
  await press('Clear');
  await open();
  await choose('8 hours');
  expect(spelled(onChange)).toEqual(['null', '2026-05-04 08:00']);
});

claim('Choose hours, minutes, or seconds', 'The format follows views and ampm', () => {
  stubPointer('fine');
  const value = at('18:45:20');
  const texts: [TimePickerProps['views'], string, string][] = [
    [['hours'], '06 PM', '18'],
    [['hours', 'minutes'], '06:45 PM', '18:45'],
    [['hours', 'minutes', 'seconds'], '06:45:20 PM', '18:45:20'],
    [['minutes', 'seconds'], '45:20', '45:20'],
    [['minutes'], '45', '45'],
  ];
  for (const [views, text12, text24] of texts) {
    for (const ampm of [true, false]) {
      const { unmount } = show(<Table views={views} value={value} ampm={ampm} />);
      expect(textOf('Table')).toBe(ampm ? text12 : text24);
      unmount();
    }
  }
});

claim('Open on the minutes', 'The hours stay reachable through the toolbar', async () => {
  show(<MobileTimePicker label="Table" openTo="minutes" value={at('19:30')} />);
  await open();
  expect(lists()[0]).toMatch(/^Select minutes/);
  await press('07');
  expect(lists()[0]).toMatch(/^Select hours/);
});

claim('Use 12 or 24 hours', 'format changes only the field, ampm both', async () => {
  stubPointer('fine');
  const { unmount } = show(<Table value={at('19:30')} format="HH:mm" />);
  expect(textOf('Table')).toBe('19:30');
  await open();
  expect(lists()).toContain('Select meridiem');
  unmount();
  show(<Table value={at('19:30')} ampm={false} />);
  expect(textOf('Table')).toBe('19:30');
  await open();
  expect(lists()).toEqual(['Select hours', 'Select minutes']);
});

claim(
  'Change the list or the clock',
  'null leaves a part to the keyboard: the popup closes and the field gets the focus',
  async () => {
    stubPointer('fine');
    const onChange = vi.fn();
    show(
      <Table
        ampm={false}
        defaultValue={at('19:30')}
        onChange={onChange}
        viewRenderers={{ hours: renderTimeViewClock, minutes: null }}
      />,
    );
    await open();
    screen.getByRole('listbox').focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(spelled(onChange)).toEqual(['2026-03-16 20:30']);
    await waitFor(() => expect(document.activeElement).toBe(section('Minutes')));
  },
);

claim('Change the list or the clock', 'With null for all parts, the button disappears', () => {
  stubPointer('fine');
  show(<Table viewRenderers={{ hours: null, minutes: null }} />);
  expect(screen.queryByRole('button')).toBe(null);
});

claim(
  'Use the picker in a form',
  'The form gets the displayed text, but not the text of disabled fields',
  () => {
    stubPointer('fine');
    show(
      <form aria-label="Booking">
        <Table name="table" value={at('19:30')} />
        <Table label="Doors open" name="doors" value={at('17:00')} disabled />
        <Table label="Last order" name="lastOrder" value={at('22:00')} readOnly />
      </form>,
    );
    const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect([...data.entries()]).toEqual([
      ['table', '07:30 PM'],
      ['lastOrder', '10:00 PM'],
    ]);
  },
);

claim('Use a landscape layout', 'All three views keep the portrait layout', () => {
  const { container, rerender } = show(<StaticTimePicker orientation="landscape" />);
  expect(container.querySelector('.MuiPickersLayout-landscape')).not.toBe(null);
  rerender(<StaticTimePicker orientation="landscape" views={['hours', 'minutes', 'seconds']} />);
  expect(container.querySelector('.MuiPickersLayout-landscape')).toBe(null);
});

claim('Why can users choose a time after maxTime?', 'The clock keeps the minutes', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Table ampm={false} defaultValue={at('20:45')} maxTime={at('21:30')} onChange={onChange} />);
  await open();
  await choose('21 hours');
  expect(spelled(onChange)).toEqual(['2026-03-16 21:45']);
  expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: 'maxTime' });
});

claim(
  'Why is a later time in the past?',
  'disablePast compares the date in the field, but not in the list',
  async () => {
    vi.setSystemTime(dayjs('2026-03-18T10:00').toDate());
    stubPointer('fine');
    const onError = vi.fn();
    show(<Table ampm={false} value={at('19:30')} disablePast onError={onError} />);
    expect(onError.mock.lastCall?.[0]).toBe('disablePast');
    await open();
    expect(option('19 hours').getAttribute('aria-disabled')).toBe(null);
    expect(option('9 hours').getAttribute('aria-disabled')).toBe('true');
  },
);

claim('Open on the minutes', 'On desktop, openTo decides which column gets the focus', async () => {
  stubPointer('fine');
  for (const [openTo, name] of [
    ['hours', '7 hours'],
    ['minutes', '30 minutes'],
  ] as const) {
    const { unmount } = show(<Table openTo={openTo} value={at('19:30')} />);
    await open();
    expect(lists()).toHaveLength(3);
    expect(document.activeElement).toBe(option(name));
    unmount();
  }
});

claim('Use 12 or 24 hours', 'ampmInClock is on for a clock on desktop, not on mobile', async () => {
  const inClock = async (pointer: 'fine' | 'coarse', ampmInClock?: boolean) => {
    stubPointer(pointer);
    const viewRenderers = { hours: renderTimeViewClock, minutes: renderTimeViewClock };
    const props = { ampmInClock, viewRenderers, value: at('19:30') };
    const { unmount } = show(<Table {...props} />);
    await open();
    const found = document.querySelector('.MuiClock-pmButton') !== null;
    unmount();
    return found;
  };
  expect(await inClock('coarse')).toBe(false);
  expect(await inClock('coarse', true)).toBe(true);
  expect(await inClock('fine')).toBe(true);
  expect(await inClock('fine', false)).toBe(false);
});

claim(
  'Why can users choose a time after maxTime?',
  'A new hour keeps the minutes, and OK accepts the result with its error',
  async () => {
    stubPointer('fine');
    const onAccept = vi.fn();
    show(<Table maxTime={at('21:30')} defaultValue={at('20:45')} onAccept={onAccept} />);
    await open();
    await choose('9 hours');
    await press('OK');
    expect(spelled(onAccept)).toEqual(['2026-03-16 21:45']);
    expect(onAccept.mock.lastCall?.[1].validationError).toBe('maxTime');
  },
);

claim(
  'Why is a later time in the past?',
  'The field compares the moment, the columns only the time of day',
  async () => {
    vi.setSystemTime(at('10:20').toDate());
    stubPointer('fine');
    const onError = vi.fn();
    const yesterday = dayjs('2026-03-15T18:00');
    show(<Table ampm={false} disablePast defaultValue={yesterday} onError={onError} />);
    expect(onError.mock.lastCall?.[0]).toBe('disablePast');
    await open();
    expect(option('18 hours').getAttribute('aria-disabled')).toBe(null);
    expect(option('9 hours').getAttribute('aria-disabled')).toBe('true');
  },
);
