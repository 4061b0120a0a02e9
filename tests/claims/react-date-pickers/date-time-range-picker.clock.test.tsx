import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import {
  DateTimeRangePicker,
  type DateTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { show, stubPointer, textOf } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-time-range-picker/');

const rental: [Dayjs, Dayjs] = [dayjs('2026-07-10T09:00'), dayjs('2026-07-12T17:00')];
const open = () => userEvent.click(screen.getByRole('button', { name: /choose range/i }));
const lists = () =>
  screen.queryAllByRole('listbox').map((list) => list.getAttribute('aria-label') ?? '');

function Rental(props: Partial<DateTimeRangePickerProps>) {
  return <DateTimeRangePicker label="Rental" reduceAnimations {...props} />;
}

claim('Change the clock', 'With one list, the default format has no minutes', () => {
  stubPointer('fine');
  const list = { timeSteps: { minutes: 60 }, defaultValue: rental };
  const text = () => textOf('Rental').replace(/[\u2066-\u2069]/g, '');
  const { unmount } = show(<Rental defaultValue={rental} />);
  expect(text()).toBe('07/10/2026 09:00 AM – 07/12/2026 05:00 PM');
  unmount();
  show(<Rental {...list} />);
  expect(text()).toBe('07/10/2026 09 AM – 07/12/2026 05 PM');
});

claim('Change the clock', 'A round clock has no column of AM and PM', async () => {
  stubPointer('fine');
  const clock = { hours: renderTimeViewClock, minutes: renderTimeViewClock };
  show(<Rental defaultValue={rental} viewRenderers={clock} />);
  await open();
  expect(lists()).toEqual(['Select hours. Selected time is 09:00 AM']);
  expect(screen.getByRole('button', { name: 'PM' })).toBeTruthy();
});

claim('Limit the dates and times', 'Without referenceDate, a new day is at midnight', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Rental minTime={dayjs('2026-07-01T08:00')} onChange={onChange} />);
  await open();
  await userEvent.click(screen.getByRole('gridcell', { name: '17' }));
  const [[start], context] = onChange.mock.lastCall ?? [[]];
  expect([start.format('D HH:mm'), context.validationError]).toEqual([
    '17 00:00',
    ['minTime', null],
  ]);
});
