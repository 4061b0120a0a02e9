import {
  DateRangeCalendar,
  type DateRangeCalendarProps,
} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { show, spell, stubPointer } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-range-calendar/');

const at = (text: string) => dayjs(text);
const july = at('2026-07-01');
const stay: [Dayjs, Dayjs] = [at('2026-07-10T20:00'), at('2026-07-14T21:00')];

function Calendar(props: DateRangeCalendarProps) {
  return <DateRangeCalendar reduceAnimations {...props} />;
}

/** A day of the first visible month. */
function day(number: number): HTMLElement {
  const found = screen.getAllByRole('gridcell', { name: String(number) })[0];
  if (!found) throw new Error(`Day ${number} is missing.`);
  return found;
}
const user = userEvent.setup({ pointerEventsCheck: 0 });
async function pick(...numbers: number[]) {
  for (const number of numbers) await user.click(day(number));
}
function drag(from: number, to: number) {
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (key: string, value: string) => data.set(key, value),
    getData: (key: string) => data.get(key),
    setDragImage() {},
  };
  const [source, target] = [day(from), day(to)];
  fireEvent.dragStart(source, { dataTransfer });
  fireEvent.dragEnter(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
}
const months = () => screen.getAllByText(/^[A-Z][a-z]+ 20\d\d$/).map((title) => title.textContent);
const spellDay = (date: unknown) => spell(dayjs.isDayjs(date) ? date : null).replace('2026-', '');
/** Each range and selection state that `onChange` received, spelled. */
const changes = ({ mock }: { mock: { calls: unknown[][] } }) =>
  mock.calls.map(([range, state]) =>
    [...(Array.isArray(range) ? range.map(spellDay) : []), state].join(', '),
  );

claim('Date Range Calendar', 'By default, the calendar shows two months', () => {
  show(<Calendar defaultValue={stay} />);
  expect(months()).toEqual(['July 2026', 'August 2026']);
});

claim('Date Range Calendar', 'Without a license key, there is a watermark', () => {
  show(<Calendar defaultValue={stay} />);
  expect(screen.getByText('MUI X Missing license key')).toBeTruthy();
});

claim('Read and set the value', 'Only an end gives "finish", an early end restarts', async () => {
  const onChange = vi.fn();
  show(<Calendar referenceDate={july} onChange={onChange} />);
  await pick(10, 8, 12, 11);
  expect(changes(onChange)).toEqual([
    '07-10 00:00, null, partial',
    '07-08 00:00, null, partial',
    '07-08 00:00, 07-12 00:00, finish',
    '07-11 00:00, 07-12 00:00, partial',
  ]);
});

claim(
  'Keep the time of a date',
  'A new date keeps the time, referenceDate replaces it',
  async () => {
    const onChange = vi.fn();
    const { unmount } = show(<Calendar defaultValue={stay} onChange={onChange} />);
    await pick(11, 16);
    unmount();
    show(
      <Calendar defaultValue={stay} referenceDate={at('2026-07-01T12:00')} onChange={onChange} />,
    );
    await pick(11, 16);
    expect(changes(onChange)).toEqual([
      '07-11 20:00, 07-14 21:00, partial',
      '07-11 20:00, 07-16 21:00, finish',
      '07-11 12:00, 07-14 21:00, partial',
      '07-11 12:00, 07-16 12:00, finish',
    ]);
  },
);

claim(
  'Keep the time of a date',
  'An empty calendar opens on referenceDate, at midnight',
  async () => {
    vi.setSystemTime(at('2026-05-04T10:20').toDate());
    const onChange = vi.fn();
    const { unmount } = show(<Calendar referenceDate={july} />);
    expect(months()[0]).toBe('July 2026');
    unmount();
    show(<Calendar onChange={onChange} />);
    await pick(10);
    expect(changes(onChange)).toEqual(['05-10 00:00, null, partial']);
  },
);

claim('Show one, two, or three months', 'calendars sets the number of months', () => {
  const { rerender } = show(<Calendar defaultValue={stay} calendars={1} />);
  expect(months()).toEqual(['July 2026']);
  rerender(<Calendar defaultValue={stay} calendars={3} />);
  expect(months()).toEqual(['July 2026', 'August 2026', 'September 2026']);
});

claim('Show one, two, or three months', 'Days outside the month need a single month', () => {
  const props = { defaultValue: stay, fixedWeekNumber: 6, showDaysOutsideCurrentMonth: true };
  const fifths = () => screen.getAllByRole('gridcell', { name: '5' }).length;
  const { rerender } = show(<Calendar {...props} calendars={1} />);
  expect(fifths()).toBe(2);
  rerender(<Calendar {...props} calendars={2} />);
  expect(fifths()).toBe(2);
});

claim('Show the months before the current one', 'The start has the position', () => {
  const position = { calendars: 2, currentMonthCalendarPosition: 2 } as const;
  const { unmount } = show(<Calendar {...position} defaultValue={stay} />);
  expect(months()).toEqual(['June 2026', 'July 2026']);
  unmount();
  show(<Calendar {...position} defaultValue={[at('2026-06-16'), at('2026-07-14')]} />);
  expect(months()).toEqual(['May 2026', 'June 2026']);
});

claim('Show the months before the current one', 'disableFuture uses the month of today', () => {
  vi.setSystemTime(at('2026-05-04T10:20').toDate());
  show(<Calendar calendars={3} currentMonthCalendarPosition={3} disableFuture />);
  expect(months()).toEqual(['March 2026', 'April 2026', 'May 2026']);
});

claim('Let users drag both ends', 'Beyond the other end, the dates swap', () => {
  const onChange = vi.fn();
  show(<Calendar defaultValue={stay} onChange={onChange} />);
  drag(10, 12);
  drag(14, 16);
  drag(16, 8);
  expect(changes(onChange)).toEqual([
    '07-12 20:00, 07-14 21:00, partial',
    '07-12 20:00, 07-16 21:00, finish',
    '07-08 21:00, 07-12 20:00, finish',
  ]);
});

claim('Let users drag both ends', 'disableDragEditing, disabled and readOnly prevent it', () => {
  const onChange = vi.fn();
  for (const props of [{ disableDragEditing: true }, { disabled: true }, { readOnly: true }]) {
    const { unmount } = show(<Calendar {...props} defaultValue={stay} onChange={onChange} />);
    drag(10, 12);
    unmount();
  }
  expect(onChange).not.toHaveBeenCalled();
});

claim('Let users drag both ends', 'disableAutoMonthSwitching keeps the month', async () => {
  const value: [Dayjs, Dayjs] = [at('2026-07-10'), at('2026-11-05')];
  const { unmount } = show(<Calendar calendars={1} defaultValue={value} />);
  await pick(11);
  expect(months()).toEqual(['November 2026']);
  unmount();
  show(<Calendar calendars={1} disableAutoMonthSwitching defaultValue={value} />);
  await pick(11);
  expect(months()).toEqual(['July 2026']);
});

claim('Let users drag both ends', 'Only a fine pointer has a preview', () => {
  const Day = (props: DateRangePickerDayProps) => (
    <DateRangePickerDay {...props} title={props.isEndOfPreviewing ? 'preview' : undefined} />
  );
  const previewed = (pointer: 'fine' | 'coarse') => {
    stubPointer(pointer);
    const { unmount } = show(<Calendar calendars={1} defaultValue={stay} slots={{ day: Day }} />);
    fireEvent.mouseEnter(day(8));
    const { length } = screen.queryAllByTitle('preview');
    unmount();
    return length;
  };
  expect([previewed('fine'), previewed('coarse')]).toEqual([1, 0]);
});

claim('Show prices and booked nights', 'shouldDisableDate follows the position', async () => {
  const rule = vi.fn((_day: Dayjs, _position: string) => false);
  show(<Calendar calendars={1} referenceDate={july} shouldDisableDate={rule} />);
  const positions = () => [...new Set(rule.mock.calls.map(([, position]) => position))];
  expect(positions()).toEqual(['start']);
  await pick(10);
  expect(positions()).toEqual(['start', 'end']);
});

claim('Replace the header of the months', 'Each month has a header with its index', () => {
  const header = vi.fn((props: { monthIndex: number; calendars: number }) => (
    <i>{`${props.monthIndex + 1} of ${props.calendars}`}</i>
  ));
  show(<Calendar defaultValue={stay} slots={{ calendarHeader: header }} />);
  expect(screen.getAllByText(/ of /).map((title) => title.textContent)).toEqual([
    '1 of 2',
    '2 of 2',
  ]);
});

claim('Disable the calendar or make it read-only', 'Users can browse the months', async () => {
  for (const props of [{ disabled: true }, { readOnly: true }]) {
    const onChange = vi.fn();
    const { unmount } = show(<Calendar {...props} defaultValue={stay} onChange={onChange} />);
    await pick(11);
    expect([onChange.mock.calls.length, day(11).hasAttribute('disabled')]).toEqual([
      0,
      'disabled' in props,
    ]);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(months()[0]).toBe('August 2026');
    unmount();
  }
});

claim('Which keys work?', 'Page Up moves to the next month', async () => {
  show(<Calendar calendars={1} defaultValue={stay} />);
  act(() => day(10).focus());
  const focused = async (keys: string) => {
    await user.keyboard(keys);
    return document.activeElement?.textContent;
  };
  expect(await focused('{ArrowRight}{ArrowDown}')).toBe('18');
  expect([await focused('{Home}'), await focused('{End}')]).toEqual(['12', '18']);
  await user.keyboard('{PageUp}');
  expect(months()).toEqual(['August 2026']);
  await user.keyboard('{PageDown}');
  expect(months()).toEqual(['July 2026']);
});

claim('How do I show a loading state or week numbers?', 'renderLoading replaces the days', () => {
  show(<Calendar calendars={1} loading renderLoading={() => <p>Loading prices</p>} />);
  expect([screen.getByText('Loading prices') !== null, screen.queryAllByRole('gridcell')]).toEqual([
    true,
    [],
  ]);
});
