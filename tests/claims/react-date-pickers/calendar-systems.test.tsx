import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { adapterOf, section, show, stubPointer } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/calendar-systems/');

/** Dates of other libraries, with the type of the usual one (`adapterOf`). */
const asDayjs = (value: unknown) => value as Dayjs;
const nowruz = () => asDayjs(new Date(2026, 2, 21));
const load = async (library: string) =>
  (await vi.importActual<{ default: (text: string) => unknown }>(library)).default;
const header = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
const field = () =>
  document.querySelector<HTMLInputElement>('.MuiPickersInputBase-root input')?.value;

claim(
  'Jalali with date-fns',
  'The calendar and the field are Jalali, the value is a Date',
  async () => {
    const onChange = vi.fn();
    const adapter = await adapterOf('DateFnsJalali');
    const { unmount } = show(<DateCalendar defaultValue={nowruz()} onChange={onChange} />, adapter);
    expect(header()).toBe('فروردین 1405');
    const days = [...document.querySelectorAll('[role=gridcell]')].filter(
      (cell) => cell.textContent,
    );
    expect(days).toHaveLength(31);
    await userEvent.click(days[1]!);
    expect(onChange.mock.calls[0]![0].toDateString()).toBe(new Date(2026, 2, 22).toDateString());
    unmount();
    show(<DatePicker label="Birthday" defaultValue={nowruz()} />, adapter);
    expect(field()).toBe('1405/01/01');
  },
);

claim('Jalali with date-fns', 'The default limits are Gregorian years', async () => {
  const adapter = new (await adapterOf('DateFnsJalali'))();
  const year = (text: string) => adapter.getYear(adapter.date(text)!);
  expect([year('1900-01-01'), year('2099-12-31')]).toEqual([1278, 1478]);
});

claim('Jalali with Moment', 'loadPersian changes digits', async () => {
  const adapter = await adapterOf('MomentJalaali');
  const moment = await load('moment-jalaali');
  const value = () => asDayjs(moment('2026-03-21'));
  const { unmount } = show(<DateCalendar defaultValue={value()} />, adapter);
  const plain = header();
  unmount();
  const { loadPersian } = moment as unknown as { loadPersian: (options: object) => void };
  loadPersian({ dialect: 'persian-modern', usePersianDigits: true });
  show(<DateCalendar defaultValue={value()} />, adapter);
  expect(plain).not.toBe('فروردین ۱۴۰۵');
  expect(header()).toBe('فروردین ۱۴۰۵');
});

claim('Hijri with Moment', 'The calendar shows Hijri months', async () => {
  const moment = await load('moment-hijri');
  const day = (text: string) => asDayjs(moment(text));
  show(
    <DateCalendar
      defaultValue={day('2026-02-18')}
      minDate={day('1937-03-14')}
      maxDate={day('2076-11-26')}
    />,
    await adapterOf('MomentHijri'),
  );
  expect(header()).toContain('رمضان');
});

claim('Hijri with Moment', 'The limits are the first and the last day of the library', async () => {
  const moment = await load('moment-hijri');
  const hijri = (text: string) =>
    (moment(text) as { locale: (name: string) => Dayjs }).locale('en').format('iYYYY-iM-iD');
  expect([hijri('1937-03-14'), hijri('2076-11-26')]).toEqual(['1356-1-1', '1499-12-29']);
});

claim('Hijri with Moment', 'The default limits are NaN', async () => {
  const moment = await load('moment-hijri');
  const year = (text: string) =>
    (moment(text) as { format: (text: string) => string }).format('iD iYYYY');
  expect([year('1900-01-01'), year('2099-12-31')]).toEqual([
    expect.stringContaining('NaN'),
    expect.stringContaining('NaN'),
  ]);
});

claim('Hijri with Moment', 'A change in a field makes the date invalid', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const moment = await load('moment-hijri');
  const onChange = vi.fn();
  show(
    <DatePicker label="Day" defaultValue={asDayjs(moment('2026-02-18'))} onChange={onChange} />,
    await adapterOf('MomentHijri'),
  );
  await userEvent.click(section('Month'));
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange.mock.calls.map(([value]) => value.isValid())).toEqual([false]);
});

claim('What the adapters support', 'None of them supports timezones', async () => {
  const names = ['DateFnsJalali', 'MomentJalaali', 'MomentHijri'] as const;
  const adapters = await Promise.all(names.map(adapterOf));
  expect(adapters.map((Adapter) => new Adapter().isTimezoneCompatible)).toEqual([
    false,
    false,
    false,
  ]);
  expect(new AdapterDayjs().isTimezoneCompatible).toBe(true);
});

claim('Switch the calendar at run time', 'Both adapters show the same Date', async () => {
  stubPointer('fine');
  const value = nowruz();
  const { unmount } = show(<DatePicker value={value} />, await adapterOf('DateFns'));
  expect(field()).toBe('03/21/2026');
  unmount();
  show(<DatePicker value={value} />, await adapterOf('DateFnsJalali'));
  expect(field()).toBe('1405/01/01');
  expect(screen.getByRole('spinbutton', { name: 'Year' }).textContent).toContain('1405');
});

claim('Show a date in another calendar', 'Intl formats other calendars', () => {
  const format = (calendar: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'long', calendar }).format(new Date(2026, 2, 21));
  expect(format('buddhist')).toBe('March 21, 2569 BE');
  expect(format('persian')).toBe('Farvardin 1, 1405 AP');
});

claim(
  'How do I store a Jalali or Hijri date?',
  'East of UTC, toISOString returns the previous day; the local parts are right',
  async () => {
    vi.stubEnv('TZ', 'Asia/Tehran');
    const onChange = vi.fn<(value: unknown) => void>();
    const adapter = await adapterOf('DateFnsJalali');
    show(<DateCalendar defaultValue={nowruz()} onChange={onChange} />, adapter);
    await userEvent.click(screen.getByRole('gridcell', { name: '2' }));
    const value = onChange.mock.calls[0]![0] as Date;
    const parts = [value.getFullYear(), value.getMonth() + 1, value.getDate()];
    const local = parts.map((part) => String(part).padStart(2, '0')).join('-');
    expect([value.toISOString().slice(0, 10), local]).toEqual(['2026-03-21', '2026-03-22']);
    vi.unstubAllEnvs();
  },
);

claim(
  'How do I store a Jalali or Hijri date?',
  'West of UTC, a day without a time is read as the previous day',
  () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(new Date('2026-03-21').getDate()).toBe(20);
    expect(new Date('2026-03-21T00:00').getDate()).toBe(21);
    vi.unstubAllEnvs();
  },
);

claim(
  'How do I store a Jalali or Hijri date?',
  'locale changes the value itself, and clone prevents it',
  async () => {
    vi.stubEnv('TZ', 'Asia/Riyadh');
    const moment = await load('moment-hijri');
    const value = moment('2026-02-18') as Dayjs;
    const name = () => (value as unknown as { locale: () => string }).locale();
    value.locale('ar-sa');
    expect(value.clone().locale('en').format('YYYY-MM-DD')).toBe('2026-02-18');
    expect(value.toISOString().slice(0, 10)).toBe('2026-02-17');
    expect(name()).toBe('ar-sa');
    value.locale('en');
    expect(name()).toBe('en');
    vi.unstubAllEnvs();
  },
);
