import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, show, stubPointer } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/accessibility/');

const friday = dayjs('2026-07-10T14:30');
const stay: [Dayjs, Dayjs] = [friday, friday.add(2, 'day')];
const open = () => userEvent.click(screen.getByRole('button', { name: /choose (date|range)/i }));
const dialogNamed = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
/** Where the focus is after each key, pressed on the element that this function finds. */
async function afterEach(find: () => HTMLElement, keys: string[]) {
  const found: (string | null | undefined)[] = [];
  for (const key of keys) {
    act(() => find().focus());
    await userEvent.keyboard(`{${key}}`);
    found.push(focused());
  }
  return found;
}

claim('Name fields and dialogs', 'aria-label works in InputProps, not on the field', () => {
  show(
    <>
      <DateField InputProps={{ 'aria-label': 'Visit' }} />
      <DateField aria-label="Delivery" />
    </>,
  );
  expect(screen.queryByRole('group', { name: 'Visit' })).not.toBe(null);
  expect(screen.queryByRole('group', { name: 'Delivery' })).toBe(null);
});

claim('Name fields and dialogs', 'A desktop dialog has the name of the label', async () => {
  stubPointer('fine');
  show(<DatePicker label="Due" />);
  await open();
  expect(dialogNamed('Due')).toBe(true);
});

claim('Name fields and dialogs', 'A mobile dialog has the name of its toolbar', async () => {
  stubPointer('coarse');
  show(<DatePicker label="Due" />);
  await open();
  expect(dialogNamed('Select date')).toBe(true);
});

claim('Name fields and dialogs', 'A desktop range has no name, even with a label', async () => {
  stubPointer('fine');
  const { unmount } = show(<DateRangePicker label="Stay" calendars={1} />);
  await open();
  expect(screen.getByRole('dialog').hasAttribute('aria-labelledby')).toBe(false);
  unmount();
  const popper = { 'aria-label': 'Choose the stay' };
  show(<DateRangePicker label="Stay" calendars={1} slotProps={{ popper }} />);
  await open();
  expect(dialogNamed('Choose the stay')).toBe(true);
});

claim('Calendars', 'The keys of days; only left and right skip disabled days', async () => {
  const from = async (...keys: string[]) => {
    const { unmount } = show(
      <DateCalendar
        reduceAnimations
        defaultValue={friday}
        shouldDisableDate={(day) => [11, 17].includes(day.date())}
      />,
    );
    act(() => screen.getByRole('gridcell', { name: '10' }).focus());
    for (const key of keys) await userEvent.keyboard(`{${key}}`);
    const place = `${focused()} ${screen.getByRole('grid').getAttribute('aria-labelledby') ? document.querySelector('.MuiPickersCalendarHeader-label')?.textContent : ''}`;
    unmount();
    return place;
  };
  expect(await from('ArrowLeft')).toBe('9 July 2026');
  expect(await from('ArrowRight')).toBe('12 July 2026');
  expect(await from('ArrowUp')).toBe('3 July 2026');
  expect(await from('ArrowDown')).toBe('10 July 2026');
  expect(await from('Home')).toBe('5 July 2026');
  expect(await from('End')).toBe('10 July 2026');
  expect(await from('PageUp')).toBe('10 August 2026');
  expect(await from('PageDown')).toBe('10 June 2026');
});

claim('Calendars', 'The keys of months and years', async () => {
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'PageUp'];
  const checked = () => screen.getByRole('radio', { checked: true });
  const { unmount } = show(<MonthCalendar defaultValue={friday} />);
  expect(await afterEach(checked, arrows)).toEqual([
    'June',
    'August',
    'April',
    'October',
    'July',
    'July',
  ]);
  unmount();
  show(<YearCalendar defaultValue={friday} />);
  expect(await afterEach(checked, arrows)).toEqual([
    '2025',
    '2027',
    '2023',
    '2029',
    '2026',
    '2026',
  ]);
});

claim('Clocks', 'The keys of the digital clocks', async () => {
  const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
  const selected = () => {
    const option = screen.getAllByRole('option', { selected: true })[0];
    if (!option) throw new Error('No option is selected.');
    return option;
  };
  const { unmount } = show(<DigitalClock defaultValue={friday} />);
  expect(await afterEach(selected, keys)).toEqual([
    '02:00 PM',
    '03:00 PM',
    '12:00 PM',
    '05:00 PM',
    '12:00 AM',
    '11:30 PM',
  ]);
  unmount();
  show(<MultiSectionDigitalClock defaultValue={friday} />);
  expect(await afterEach(selected, keys)).toEqual([
    '1 hours',
    '3 hours',
    '12 hours',
    '7 hours',
    '12 hours',
    '11 hours',
  ]);
});

claim('Clocks', 'The keys of the round clock', async () => {
  show(<TimeClock defaultValue={friday} />);
  const dial = () => screen.getByRole('listbox');
  const after = async (key: string) => {
    act(() => dial().focus());
    await userEvent.keyboard(key);
    return dial().getAttribute('aria-label');
  };
  expect(await after('{ArrowUp}')).toBe('Select hours. Selected time is 03:30 PM');
  expect(await after('{PageUp}')).toBe('Select hours. Selected time is 08:30 PM');
  expect(await after('{Home}')).toBe('Select hours. Selected time is 12:30 PM');
  expect(await after('{Enter}')).toBe('Select minutes. Selected time is 12:30 PM');
});

claim('Pickers', 'Escape closes, keeps the value, and returns the focus', async () => {
  stubPointer('fine');
  show(<DatePicker label="Due" defaultValue={friday} reduceAnimations />);
  await open();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(focused()).toBe('Choose date, selected date is Jul 10, 2026'));
});

claim('Choose one or two inputs for a range', 'Role of the popup and focus', async () => {
  stubPointer('fine');
  const { unmount } = show(<DateRangePicker label="Stay" calendars={1} defaultValue={stay} />);
  await open();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  unmount();
  show(<DateRangePicker calendars={1} slots={{ field: MultiInputDateRangeField }} />);
  act(() => section('Month', 'Start').focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('tooltip')).not.toBe(null);
  expect(document.activeElement).toBe(section('Month', 'Start'));
});

claim('Choose one or two inputs for a range', 'The ends of one input share their ids', () => {
  show(<SingleInputDateRangeField label="Stay" defaultValue={stay} />);
  const ids = screen.getAllByRole('spinbutton').map((part) => part.id);
  expect(ids.slice(0, 3)).toEqual(ids.slice(3));
  expect(new Set(ids).size).toBe(3);
});

claim('Know what screen readers announce', 'Sections have a value text or "Empty"', () => {
  const { rerender } = show(<DateField label="Visit" defaultValue={friday} />);
  expect(section('Month').getAttribute('aria-valuetext')).toBe('July');
  rerender(<DateField key="empty" label="Visit" required />);
  expect(section('Month').getAttribute('aria-valuetext')).toBe('Empty');
  expect(document.querySelector('[aria-required]')).toBe(null);
});

claim('Know what screen readers announce', 'Only DigitalClock misses aria-disabled', () => {
  const minTime = friday.hour(13).minute(0);
  const disabled = () => document.querySelectorAll('[role="option"][aria-disabled="true"]').length;
  const { unmount } = show(<DigitalClock defaultValue={friday} minTime={minTime} />);
  expect(document.querySelectorAll('[role="option"].Mui-disabled').length).toBe(26);
  expect(disabled()).toBe(0);
  unmount();
  const skipping = show(<DigitalClock defaultValue={friday} minTime={minTime} skipDisabled />);
  expect(screen.getAllByRole('option')).toHaveLength(22);
  skipping.unmount();
  show(<MultiSectionDigitalClock defaultValue={friday} minTime={minTime} />);
  expect(disabled()).toBeGreaterThan(0);
});

claim('Announce errors', 'The helper text describes the group and is outside it', () => {
  const live = { 'aria-live': 'polite' } as const;
  const text = 'July 10 or later';
  show(
    <DateField
      label="Visit"
      helperText={text}
      FormHelperTextProps={live}
      minDate={stay[1]}
      value={stay[0]}
    />,
  );
  const group = screen.getByRole('group', { name: 'Visit', description: text });
  const message = screen.getByText(text);
  expect([group.getAttribute('aria-live'), group.contains(message)]).toEqual(['polite', false]);
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(message.getAttribute('aria-live')).toBe('polite');
});

claim('Calendars', 'Arrow keys do not skip a disabled month', async () => {
  show(<MonthCalendar defaultValue={friday} shouldDisableMonth={(month) => month.month() === 7} />);
  const checked = () => screen.getByRole('radio', { checked: true });
  expect(await afterEach(checked, ['ArrowRight', 'ArrowLeft'])).toEqual(['July', 'June']);
});

claim('Name fields and dialogs', 'A mobile dialog without toolbar has the label', async () => {
  stubPointer('coarse');
  show(<DatePicker label="Due" slotProps={{ toolbar: { hidden: true } }} />);
  await open();
  expect(dialogNamed('Due')).toBe(true);
});
