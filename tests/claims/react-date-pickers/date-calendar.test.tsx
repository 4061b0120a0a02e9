import * as React from 'react';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { day, show, spelled } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-calendar/');

const at = (text: string) => dayjs(text);
const click = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }));
/** The name of the month that the calendar displays. */
const month = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
const isDisabled = (element: HTMLElement) => element.hasAttribute('disabled');

claim('Read and set the value', 'The calendar moves to the month of another value', () => {
  const calendar = <DateCalendar value={at('2026-03-10')} />;
  const { rerender } = show(calendar);
  expect(month()).toBe('March 2026');
  rerender(React.cloneElement(calendar, { value: at('2027-07-01') }));
  expect(month()).toBe('July 2027');
});

claim(
  'Read and set the value',
  'A year is partial while a view follows, a day is finish',
  async () => {
    const onChange = vi.fn();
    show(
      <DateCalendar
        views={['year', 'day']}
        openTo="year"
        defaultValue={at('2026-03-10T08:30')}
        onChange={onChange}
      />,
    );
    await click('radio', '2027');
    await userEvent.click(day(5));
    expect(onChange.mock.calls.map((call) => call[1])).toEqual(['partial', 'finish']);
    expect(spelled(onChange)).toEqual(['2027-03-10 08:30', '2027-03-05 08:30']);
  },
);

claim('Read and set the value', 'A year chosen in the last view is finish', async () => {
  const onChange = vi.fn();
  show(
    <DateCalendar
      views={['month', 'year']}
      openTo="year"
      defaultValue={at('2026-03-10')}
      onChange={onChange}
    />,
  );
  await click('radio', '2027');
  expect(onChange.mock.lastCall?.[1]).toBe('finish');
});

claim(
  'Read and set the value',
  'An empty calendar uses midnight, or the time of referenceDate',
  async () => {
    const onChange = vi.fn();
    const { unmount } = show(<DateCalendar onChange={onChange} />);
    await userEvent.click(day(5));
    unmount();
    show(<DateCalendar referenceDate={at('2026-03-10T08:30')} onChange={onChange} />);
    await userEvent.click(day(5));
    expect(onChange.mock.calls.map(([value]) => dayjs(value).format('HH:mm'))).toEqual([
      '00:00',
      '08:30',
    ]);
  },
);

claim(
  'Disable the calendar or make it read-only',
  'Read-only lets users look at other months',
  async () => {
    const onChange = vi.fn();
    show(
      <DateCalendar
        reduceAnimations
        readOnly
        defaultValue={at('2026-03-10')}
        onChange={onChange}
      />,
    );
    await click('button', 'Next month');
    expect(month()).toBe('April 2026');
    await userEvent.click(day(5));
    expect(onChange).not.toHaveBeenCalled();
  },
);

claim(
  'Disable the calendar or make it read-only',
  'Disabled prevents leaving the month only with a value',
  () => {
    const { unmount } = show(<DateCalendar disabled defaultValue={at('2026-03-10')} />);
    expect(isDisabled(screen.getByRole('button', { name: 'Next month' }))).toBe(true);
    expect(isDisabled(day(11))).toBe(true);
    unmount();
    show(<DateCalendar disabled />);
    expect(isDisabled(screen.getByRole('button', { name: 'Next month' }))).toBe(false);
  },
);

claim(
  'Choose the first month that is displayed',
  'A changed referenceDate gives the new time, not the month',
  async () => {
    const onChange = vi.fn();
    const calendar = <DateCalendar referenceDate={at('2026-03-10T08:00')} onChange={onChange} />;
    const { rerender } = show(calendar);
    rerender(React.cloneElement(calendar, { referenceDate: at('2026-07-10T18:00') }));
    expect(month()).toBe('March 2026');
    await userEvent.click(day(5));
    expect(spelled(onChange)).toEqual(['2026-03-05 18:00']);
    rerender(React.cloneElement(calendar, { key: 'july', referenceDate: at('2026-07-10T18:00') }));
    expect(month()).toBe('July 2026');
  },
);

claim(
  'Choose the first month that is displayed',
  'The value comes first, then referenceDate, then a day in the limits',
  () => {
    vi.setSystemTime(at('2026-03-10').toDate());
    const { rerender } = show(
      <DateCalendar key={1} value={at('2026-05-01')} referenceDate={at('2026-07-01')} />,
    );
    expect(month()).toBe('May 2026');
    rerender(<DateCalendar key={2} referenceDate={at('2026-07-01')} />);
    expect(month()).toBe('July 2026');
    rerender(<DateCalendar key={3} minDate={at('2026-09-20')} />);
    expect(month()).toBe('September 2026');
    rerender(<DateCalendar key={4} shouldDisableMonth={() => true} />);
    expect(month()).toBe('March 2026');
  },
);

claim(
  'Show a list of months or years',
  'onChange of YearCalendar receives only the date',
  async () => {
    const onChange = vi.fn();
    show(<YearCalendar defaultValue={at('2026-03-10')} onChange={onChange} />);
    await click('radio', '2027');
    expect(onChange.mock.lastCall).toHaveLength(1);
    expect(spelled(onChange)).toEqual(['2027-03-10 00:00']);
  },
);

claim('Show the newest year first', 'The list of years runs from 1900 to 2099', () => {
  show(<YearCalendar yearsOrder="desc" />);
  const years = screen.getAllByRole('radio').map((year) => year.textContent);
  expect([years[0], years.at(-1), years.length]).toEqual(['2099', '1900', 200]);
});

claim(
  'Show days of the adjacent months',
  'Users can select days of adjacent months; 6 weeks have 6 rows',
  async () => {
    const onChange = vi.fn();
    show(
      <DateCalendar
        referenceDate={at('2026-02-10')}
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        onChange={onChange}
      />,
    );
    expect(document.querySelectorAll('.MuiDayCalendar-weekContainer')).toHaveLength(6);
    const fifth = screen.getAllByRole('gridcell', { name: '5' })[1];
    if (!fifth) throw new Error('March 5 is missing.');
    await userEvent.click(fifth);
    expect(spelled(onChange)).toEqual(['2026-03-05 00:00']);
  },
);

claim('Show week numbers', 'Week 1 contains January 1 and weeks start on Sunday', () => {
  show(<DateCalendar displayWeekNumber referenceDate={at('2027-01-10')} />);
  const numbers = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(numbers[0]).toBe('1');
  expect(screen.getAllByRole('columnheader')[1]?.getAttribute('aria-label')).toBe('Sunday');
});

claim('Mark days', 'The slot is also rendered for invisible days of adjacent months', () => {
  const outside = vi.fn();
  const Day = (props: PickersDayProps) => {
    if (props.outsideCurrentMonth) outside(props.day.format('YYYY-MM'));
    return <PickersDay {...props} />;
  };
  show(<DateCalendar referenceDate={at('2026-10-01')} slots={{ day: Day }} />);
  expect(outside).toHaveBeenCalledWith('2026-09');
  expect(screen.getAllByRole('gridcell', { name: '28' })).toHaveLength(1);
});

claim(
  'Load the marks for each month',
  'While loading, "..." or renderLoading replaces the days',
  () => {
    const { rerender } = show(<DateCalendar loading />);
    expect(screen.getByText('...')).toBeTruthy();
    expect(screen.queryByRole('gridcell')).toBe(null);
    rerender(<DateCalendar loading renderLoading={() => 'Loading firings'} />);
    expect(screen.getByText('Loading firings')).toBeTruthy();
  },
);

claim(
  'Load the marks for each month',
  'onYearChange is never called; onMonthChange can fire twice for a year',
  async () => {
    const [onYearChange, onMonthChange] = [vi.fn(), vi.fn()];
    show(
      <DateCalendar
        reduceAnimations
        openTo="year"
        defaultValue={at('2026-03-10')}
        {...{ onYearChange, onMonthChange }}
      />,
    );
    await click('radio', '2027');
    expect(onYearChange).not.toHaveBeenCalled();
    expect(spelled(onMonthChange)).toEqual(['2027-03-01 00:00', '2027-03-01 00:00']);
  },
);

claim(
  'Load the marks for each month',
  'Page Up does not move to a disabled day of a month not shown',
  async () => {
    const asked: string[] = [];
    const shouldDisableDate = (date: Dayjs) => {
      asked.push(date.format('YYYY-MM'));
      return date.month() === 3;
    };
    show(
      <DateCalendar
        reduceAnimations
        defaultValue={at('2026-03-10')}
        shouldDisableDate={shouldDisableDate}
      />,
    );
    act(() => day(10).focus());
    await userEvent.keyboard('{PageUp}');
    expect(asked).toContain('2026-04');
    expect(month()).toBe('March 2026');
  },
);

claim(
  'How do I remove the circle around today?',
  'After midnight the mark stays until users change the month',
  async () => {
    vi.setSystemTime(at('2026-03-16T23:59').toDate());
    const { rerender } = show(<DateCalendar reduceAnimations />);
    vi.setSystemTime(at('2026-03-17T00:01').toDate());
    rerender(<DateCalendar reduceAnimations className="later" />);
    const today = () => document.querySelector('[aria-current="date"]')?.textContent;
    expect(today()).toBe('16');
    await click('button', 'Next month');
    await click('button', 'Previous month');
    expect(today()).toBe('17');
  },
);

claim(
  'Which keys work?',
  'Page Up moves to the next month, End to the last day of the week',
  async () => {
    show(<DateCalendar reduceAnimations defaultValue={at('2026-03-10')} />);
    act(() => day(10).focus());
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('14');
    await userEvent.keyboard('{PageUp}');
    expect(month()).toBe('April 2026');
    expect(within(document.body).queryByText('March 2026')).toBe(null);
  },
);
