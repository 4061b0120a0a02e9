import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { day, press, section, show, spelled, stubPointer, textOf, typeFrom } from '../pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const claim = claimsOf('/x/react-date-pickers/date-time-picker/');

const at = (text: string) => dayjs(text);
const friday = at('2026-06-12T14:30');
const open = () => userEvent.click(screen.getByRole('button', { name: /choose date/i }));
const lists = () =>
  screen.queryAllByRole('listbox').map((list) => list.getAttribute('aria-label') ?? '');
const hasCalendar = () => screen.queryByRole('grid') !== null;
/** A desktop or mobile picker, as the stub of the pointer says. */
function Delivery(props: DateTimePickerProps) {
  return <DateTimePicker label="Delivery" reduceAnimations {...props} />;
}

claim('Show local times in two timezones', 'minDateTime compares moments', () => {
  stubPointer('fine');
  const onError = vi.fn();
  const props = {
    timezone: 'America/New_York',
    minDateTime: dayjs.tz('2026-06-12T12:00', 'Europe/Lisbon'),
    onError,
  };
  const { unmount } = show(
    <Delivery {...props} value={dayjs.tz('2026-06-12T11:30', 'America/New_York')} />,
  );
  expect(textOf('Delivery')).toBe('06/12/2026 11:30 AM');
  expect(onError).not.toHaveBeenCalled();
  unmount();
  show(<Delivery {...props} value={dayjs.tz('2026-06-12T06:30', 'America/New_York')} />);
  expect(onError.mock.lastCall?.[0]).toBe('minTime');
});

claim('Choose the views', 'The format of the field follows the views', () => {
  stubPointer('fine');
  const value = at('2026-06-12T14:30:20');
  const texts: [DateTimePickerProps['views'], string][] = [
    [['year', 'day', 'hours', 'minutes'], '06/12/2026 02:30 PM'],
    [['year', 'day', 'hours', 'minutes', 'seconds'], '06/12/2026 02:30:20 PM'],
    [['year', 'month', 'day', 'hours'], '06/12/2026 02 PM'],
    [['month', 'day', 'hours', 'minutes'], 'June 12 02:30 PM'],
  ];
  for (const [views, text] of texts) {
    const { unmount } = show(<Delivery views={views} value={value} />);
    expect(textOf('Delivery')).toBe(text);
    unmount();
  }
});

claim('Open on the time', 'A mobile picker opens on the columns', async () => {
  stubPointer('coarse');
  show(<Delivery openTo="hours" defaultValue={friday} />);
  await open();
  expect(hasCalendar()).toBe(false);
  expect(lists()).toHaveLength(3);
});

claim(
  'Change how users choose the time',
  'With null, a chosen day closes the popup and the focus moves to the hours',
  async () => {
    stubPointer('fine');
    const onChange = vi.fn();
    const viewRenderers = { hours: null, minutes: null };
    show(<Delivery defaultValue={friday} onChange={onChange} viewRenderers={viewRenderers} />);
    await open();
    expect(lists()).toEqual([]);
    await userEvent.click(day(20));
    expect(spelled(onChange)).toEqual(['2026-06-20 14:30']);
    await waitFor(() => expect(document.activeElement).toBe(section('Hours')));
  },
);

claim('Use the picker in a form', 'The form gets the displayed text', () => {
  stubPointer('fine');
  show(
    <form aria-label="Order">
      <Delivery name="delivery" value={friday} />
    </form>,
  );
  const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect([...data.entries()]).toEqual([['delivery', '06/12/2026 02:30 PM']]);
});

claim('Use a landscape layout', 'The default is portrait, also with all three time views', () => {
  const isLandscape = () => document.querySelector('.MuiPickersLayout-landscape') !== null;
  const { rerender } = show(<StaticDateTimePicker />);
  expect(isLandscape()).toBe(false);
  rerender(<StaticDateTimePicker orientation="landscape" />);
  expect(isLandscape()).toBe(true);
  rerender(
    <StaticDateTimePicker orientation="landscape" views={['day', 'hours', 'minutes', 'seconds']} />,
  );
  expect(isLandscape()).toBe(false);
});

claim(
  'How do I add a Now button?',
  'today sets the current time, including the seconds',
  async () => {
    vi.setSystemTime(at('2026-06-08T10:20:45').toDate());
    stubPointer('fine');
    const onChange = vi.fn();
    show(<Delivery onChange={onChange} slotProps={{ actionBar: { actions: ['today'] } }} />);
    await open();
    await press('Today');
    expect(dayjs(onChange.mock.lastCall?.[0]).format('YYYY-MM-DDTHH:mm:ss')).toBe(
      '2026-06-08T10:20:45',
    );
  },
);

claim(
  'Why is a typed date not accepted at once?',
  'Nothing fires before the last section',
  async () => {
    stubPointer('fine');
    const onChange = vi.fn();
    show(<Delivery ampm={false} onChange={onChange} />);
    await typeFrom(section('Month'), '06122026');
    expect(onChange).not.toHaveBeenCalled();
    await typeFrom(section('Hours'), '1430');
    expect(spelled(onChange).at(-1)).toBe('2026-06-12 14:30');
  },
);

claim('Open on the time', 'Users can reach the calendar through the tabs', async () => {
  stubPointer('coarse');
  show(<Delivery openTo="hours" defaultValue={friday} />);
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'pick date' }));
  expect(hasCalendar()).toBe(true);
});

claim(
  'Change how users choose the time',
  'On mobile, Next closes the dialog and moves the focus to the hours',
  async () => {
    stubPointer('coarse');
    const onClose = vi.fn();
    const viewRenderers = { hours: null, minutes: null };
    show(<Delivery defaultValue={friday} viewRenderers={viewRenderers} onClose={onClose} />);
    await open();
    await userEvent.click(day(20));
    expect(onClose).not.toHaveBeenCalled();
    await press('Next');
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.activeElement).toBe(section('Hours')));
  },
);

claim('How do I add a Now button?', 'The button ignores validation and closes', async () => {
  vi.setSystemTime(at('2026-06-08T10:20:45').toDate());
  stubPointer('fine');
  const [onAccept, onClose] = [vi.fn(), vi.fn()];
  const slotProps = { actionBar: { actions: ['today' as const] } };
  const props = { minDate: at('2027-01-01'), onAccept, onClose, slotProps };
  show(<Delivery {...props} />);
  await open();
  await press('Today');
  expect(spelled(onAccept)).toEqual(['2026-06-08 10:20']);
  expect(onAccept.mock.lastCall?.[1].validationError).toBe('minDate');
  expect(onClose).toHaveBeenCalledTimes(1);
});
