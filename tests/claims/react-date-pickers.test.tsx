import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as community from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import * as locales from '@mui/x-date-pickers/locales';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import * as pro from '@mui/x-date-pickers-pro';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { expect, vi } from 'vitest';
import BookingForm from '../../data/react-date-pickers/BookingForm';
import ValidationMini from '../../data/react-date-pickers/ValidationMini';
import { claimsOf } from './claim';
import { adapterOf, day, section, show, stubPointer, textOf, typeFrom } from './pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const claim = claimsOf('/x/react-date-pickers/');

const arrival = dayjs('2026-06-12');
const values = ['Date', 'Time', 'DateTime', 'DateRange', 'TimeRange', 'DateTimeRange'];

claim('Date and Time Pickers', 'The form sends a free stay and refuses a booked one', async () => {
  stubPointer('fine');
  render(<BookingForm />);
  const button = screen.getByRole('button', { name: 'Request to book' });
  expect(button.hasAttribute('disabled')).toBe(false);
  await userEvent.click(button);
  screen.getByText(/^Booking request sent: June 12 at 5:30 PM/);
  fireEvent.change(screen.getByRole('slider', { name: /^Nights/ }), { target: { value: 10 } });
  screen.getByText('Not available');
  expect(button.hasAttribute('disabled')).toBe(true);
});

claim('Find the right component', 'Each family has these components, in this package', () => {
  const variants = (names: object, value: string) =>
    [`${value}Picker`, `Desktop${value}Picker`, `Mobile${value}Picker`, `Static${value}Picker`]
      .map((name) => (name in names ? 'yes' : 'no'))
      .join(' ');
  expect(values.map((value) => variants(pro, value))).toEqual([
    'yes yes yes yes',
    'yes yes yes yes',
    'yes yes yes yes',
    'yes yes yes yes',
    'yes yes yes no',
    'yes yes yes no',
  ]);
  expect(values.map((value) => `${value}Picker` in community)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
  const inline = ['DateCalendar', 'TimeClock', 'DigitalClock', 'StaticDateTimePicker'];
  expect([...inline, 'DateRangeCalendar'].filter((name) => !(name in pro))).toEqual([]);
});

claim('Match your brand with the theme', 'styleOverrides reach the parts', () => {
  const root = { borderRadius: 0 };
  const theme = createTheme({
    components: { MuiPickersOutlinedInput: { styleOverrides: { root } } },
  });
  show(
    <ThemeProvider theme={theme}>
      <DateField label="Arrival" />
    </ThemeProvider>,
  );
  expect(getComputedStyle(screen.getByRole('group')).borderRadius).toMatch(/^0/);
});

claim('Type dates with the keyboard', 'Sections are spin buttons with a name and a value', () => {
  show(<DateField value={arrival} format="DD MMMM YYYY" />);
  expect(section('Month').getAttribute('aria-valuetext')).toBe('June');
  expect(section('Day').getAttribute('aria-valuenow')).toBe('12');
});

claim('Validate dates', 'The field turns red, and onError receives the code', async () => {
  stubPointer('fine');
  render(<ValidationMini />);
  const isInvalid = () => screen.getByRole('group').getAttribute('aria-invalid');
  screen.getByText("There's no check-in on Mondays. Choose another day.");
  expect(isInvalid()).toBe('true');
  await typeFrom(section('Day'), '14');
  screen.getByText('This day is available.');
  expect(isInvalid()).toBe('false');
});

claim('Translate the pickers', 'The package includes 40 locales', () => {
  expect(Object.values(locales).filter((locale) => 'components' in locale)).toHaveLength(40);
});

claim('Show a time in several timezones', 'The moment stays the same', async () => {
  const onChange = vi.fn();
  const start = dayjs.utc('2026-06-12T15:30:00Z');
  show(<DateTimeField label="Tokyo" timezone="Asia/Tokyo" value={start} onChange={onChange} />);
  expect(textOf('Tokyo')).toBe('06/13/2026 12:30 AM');
  await typeFrom(section('Minutes'), '45');
  const next: unknown = onChange.mock.lastCall?.[0];
  expect(dayjs.isDayjs(next) && next.toISOString()).toBe('2026-06-12T15:45:00.000Z');
});

claim('Show a time in several timezones', 'They do not work with date-fns', async () => {
  const isCompatible = async (library: 'DateFns' | 'Luxon' | 'Moment') =>
    new (await adapterOf(library))().isTimezoneCompatible;
  expect(await isCompatible('DateFns')).toBe(false);
  expect(await isCompatible('Luxon')).toBe(true);
  expect(await isCompatible('Moment')).toBe(true);
  expect(new AdapterDayjs().isTimezoneCompatible).toBe(true);
});

claim('Compare Community and Pro', 'The Pro root exports every Community component', () => {
  expect(Object.keys(community).filter((name) => !(name in pro))).toEqual([]);
});

claim(
  'Can I use the pickers without the look of Material UI?',
  'A slot replaces the button',
  async () => {
    const OpenButton = ({ onClick, 'aria-label': label }: React.ComponentProps<'button'>) => (
      <button type="button" onClick={onClick} aria-label={label}>
        Choose
      </button>
    );
    show(<DesktopDatePicker reduceAnimations slots={{ openPickerButton: OpenButton }} />);
    const button = screen.getByRole('button', { name: 'Choose date' });
    expect(button.textContent).toBe('Choose');
    await userEvent.click(button);
    screen.getByRole('grid');
  },
);

claim('Is there a month picker? A week picker? A month range picker?', 'Months', async () => {
  show(<DesktopDatePicker open views={['year', 'month']} openTo="month" value={arrival} />);
  expect(screen.getAllByRole('radio')).toHaveLength(12);
  expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
});

claim('Do the pickers work on phones?', 'A dialog, a field, and the numeric keyboard', async () => {
  stubPointer('coarse');
  show(<DatePicker reduceAnimations defaultValue={arrival} format="DD MMMM YYYY" />);
  const modes = screen.getAllByRole('spinbutton').map((part) => part.getAttribute('inputmode'));
  expect(modes).toEqual(['numeric', 'text', 'numeric']);
  await userEvent.click(screen.getByRole('button', { name: /^choose date/i }));
  expect(screen.getByRole('dialog').className).toContain('MuiDialog-paper');
  expect(day(12).getAttribute('aria-selected')).toBe('true');
});
