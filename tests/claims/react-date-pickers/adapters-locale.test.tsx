import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import updateLocale from 'dayjs/plugin/updateLocale';
import moment from 'moment';
import { expect, vi } from 'vitest';
import { adapterOf, day, show, textOf } from '../pickers';
import { claimsOf } from '../claim';
import 'dayjs/locale/ar';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';

dayjs.extend(updateLocale);

const claim = claimsOf('/x/react-date-pickers/adapters-locale/');

const premiere = dayjs('2025-12-31T20:15');
const Premiere = (props: DateFieldProps) => (
  <DateField label="Premiere" defaultValue={premiere} {...props} />
);
const text = () => textOf('Premiere');
const within = (props: Partial<LocalizationProviderProps<string>>, ui: React.ReactNode) => (
  <LocalizationProvider dateAdapter={AdapterDayjs} {...props}>
    {ui}
  </LocalizationProvider>
);
const weekdays = () =>
  screen.getAllByRole('columnheader').map((header) => header.textContent.slice(0, 3));
const sections = () =>
  screen.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-label'));

claim('Date format and localization', 'adapterLocale sets order, names, week, and clock', () => {
  render(
    within(
      { adapterLocale: 'de' },
      <>
        <DateTimeField label="Premiere" value={premiere} />
        <DateCalendar value={premiere} />
      </>,
    ),
  );
  expect(text()).toBe('31.12.2025 20:15');
  screen.getByText('Dezember 2025');
  expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe('Montag');
});

claim('Set the locale', 'A field follows a new adapterLocale and keeps its value', () => {
  const { rerender } = render(within({ adapterLocale: 'de' }, <Premiere />));
  expect(text()).toBe('31.12.2025');
  rerender(within({ adapterLocale: 'en' }, <Premiere />));
  expect(text()).toBe('12/31/2025');
});

claim('Set the locale', 'Importing a Moment.js locale makes it the default', async () => {
  moment.locale('en');
  await vi.importActual('moment/locale/ar');
  expect(moment.locale()).toBe('ar');
  moment.locale('en');
});

claim('Choose 12 or 24 hours', 'ampm wins over the locale', () => {
  const { rerender } = show(<TimeField label="Premiere" value={premiere} />);
  expect(text()).toBe('08:15 PM');
  rerender(<TimeField key="24" label="Premiere" value={premiere} ampm={false} />);
  expect(text()).toBe('20:15');
});

claim('For one component', 'L follows the locale, fixed formats do not', () => {
  const { rerender } = render(within({ adapterLocale: 'en-gb' }, <Premiere format="L" />));
  expect(text()).toBe('31/12/2025');
  rerender(within({ adapterLocale: 'de' }, <Premiere key="fixed" format="DD/MM/YYYY" />));
  expect(text()).toBe('31/12/2025');
});

claim('For one component', 'Tokens of all libraries in the table have sections', async () => {
  const dayjsTokens = 'YY YYYY M MM MMM MMMM D DD Do dd ddd dddd d H HH h hh m mm s ss A a';
  const tokens = {
    DateFns: 'yy yyyy M MM L LL MMM MMMM LLL LLLL d dd do EEE EEEE i e c H HH h hh m ss a aa aaa',
    Luxon: 'yy yyyy M MM L LL MMM MMMM LLL LLLL d dd EEE EEEE E c H HH h hh m mm s ss a',
    Moment: dayjsTokens,
  };
  for (const library of ['DateFns', 'Luxon', 'Moment'] as const) {
    const Adapter = await adapterOf(library);
    const supported = Object.keys(new Adapter().formatTokenMap);
    expect(tokens[library].split(' ').filter((token) => !supported.includes(token))).toEqual([]);
  }
  const supported = Object.keys(new AdapterDayjs().formatTokenMap);
  expect(dayjsTokens.split(' ').filter((token) => !supported.includes(token))).toEqual([]);
});

claim('For one component', 'Other tokens become text, or several sections', () => {
  const { rerender } = show(<Premiere format="Q YYYY" />);
  expect([text(), sections()]).toEqual(['Q 2025', ['Year']]);
  rerender(<Premiere key="M" format="MMMMM" />);
  expect([text(), sections()]).toEqual(['December12', ['Month', 'Month']]);
  rerender(<Premiere key="D" format="DDD" />);
  expect([text(), sections()]).toEqual(['3131', ['Day', 'Day']]);
});

claim('For one component', 'A time in a date field logs a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  show(<Premiere format="L HH:mm" />);
  expect(String(warn.mock.calls)).toContain('not compatible with the "hours" date section');
});

claim('For all components', 'dateFormats changes fields and accessible names', () => {
  const dateFormats = { keyboardDate: 'YYYY-MM-DD', fullDate: 'D. M. YY' };
  render(within({ dateFormats }, <DesktopDatePicker label="Premiere" value={premiere} />));
  expect(text()).toBe('2025-12-31');
  screen.getByRole('button', { name: 'Choose date, selected date is 31. 12. 25' });
});

claim('Leave out leading zeros', 'The prop drops zeros; slotProps.field for a picker', () => {
  const march = dayjs('2026-03-06');
  const { rerender } = show(<Premiere value={march} format="M/D/YYYY" />);
  expect(text()).toBe('03/06/2026');
  const field = { shouldRespectLeadingZeros: true };
  const props = { label: 'Premiere', value: march, format: 'M/D/YYYY', slotProps: { field } };
  rerender(<DesktopDatePicker {...props} />);
  expect(text()).toBe('3/6/2026');
  rerender(<Premiere value={march} formatDensity="spacious" />);
  expect(text()).toBe('03 / 06 / 2026');
});

claim('Leave out leading zeros', 'The old input contains an invisible character', () => {
  show(
    <DateField
      label="Premiere"
      format="M/D"
      value={dayjs('2026-03-06')}
      shouldRespectLeadingZeros
      enableAccessibleFieldDOMStructure={false}
    />,
  );
  const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Premiere' });
  expect([value, value.replace(/\u200e/g, '')]).toEqual(['3\u200e/6\u200e', '3/6']);
});

claim('Change the placeholders', 'The adapter locale sets only their order', () => {
  render(within({ adapterLocale: 'de' }, <Premiere defaultValue={null} />));
  const parts = screen.getAllByRole('spinbutton').map((part) => part.textContent);
  expect(parts).toEqual(['DD', 'MM', 'YYYY']);
});

claim('Change the title above the calendar', 'toolbarFormat', () => {
  const toolbar = { toolbarFormat: 'D MMM YYYY' };
  show(<StaticDatePicker value={premiere} slotProps={{ toolbar }} />);
  screen.getByRole('heading', { name: '31 Dec 2025' });
});

claim('Change the names of the weekdays', 'The date is the only argument', () => {
  const formatter = vi.fn((date: dayjs.Dayjs) => date.format('ddd'));
  const { rerender } = show(<DateCalendar value={premiere} />);
  expect(weekdays()).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S']);
  rerender(<DateCalendar value={premiere} dayOfWeekFormatter={formatter} />);
  expect(weekdays()[0]).toBe('Sun');
  expect(formatter.mock.calls[0]).toHaveLength(1);
});

claim('Start the week on another day', 'A visible calendar keeps its weeks', () => {
  const secondWeek = () => screen.getAllByRole('row')[2]?.textContent;
  const calendar = <DateCalendar value={premiere} />;
  const { rerender } = show(calendar);
  expect([weekdays()[0], secondWeek()]).toEqual(['S', '78910111213']);
  dayjs.updateLocale('en', { weekStart: 1 });
  rerender(React.cloneElement(calendar, { className: 'later' }));
  expect([weekdays()[0], secondWeek()]).toEqual(['M', '78910111213']);
  rerender(<React.Fragment key="again">{calendar}</React.Fragment>);
  expect([weekdays()[0], secondWeek()]).toEqual(['M', '891011121314']);
  dayjs.updateLocale('en', { weekStart: 0 });
});

claim('Write from right to left', 'Arrow keys follow the direction', async () => {
  render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      {within({}, <DateCalendar defaultValue={premiere} />)}
    </ThemeProvider>,
  );
  act(() => day(31).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(day(30));
});

claim('Write from right to left', 'Moment.js writes Arabic digits, Day.js Latin ones', async () => {
  await vi.importActual('moment/locale/ar');
  expect(moment('2025-12-31').locale('ar').format('D')).toBe('٣١');
  expect(premiere.locale('ar').format('D')).toBe('31');
  moment.locale('en');
});

claim('Write from right to left', 'Luxon with Arabic digits', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const dateAdapter = await adapterOf('Luxon');
  const defaultValue = new dateAdapter().date('2025-12-31');
  const show = (adapterLocale: string, ui: React.ReactNode) =>
    render(within({ dateAdapter, adapterLocale }, ui));
  expect(() => show('ar-EG', <Premiere defaultValue={defaultValue} />)).toThrow(
    'Invalid unit value NaN',
  );
  show('ar-EG', <DateCalendar defaultValue={defaultValue} />);
  show('ar-EG-u-nu-latn', <Premiere defaultValue={defaultValue} />);
  expect(text()).toContain('2025');
});

claim('How do I show one picker in another locale than the page?', 'What it inherits', () => {
  const outer = {
    dateFormats: { keyboardDate: 'YYYY' },
    localeText: { fieldClearLabel: 'Leeren' },
  };
  render(within(outer, within({ adapterLocale: 'de' }, <Premiere clearable />)));
  expect(text()).toBe('31.12.2025');
  screen.getByRole('button', { name: 'Leeren' });
});

claim('Why do I get "Your locale has not been found"?', 'English and a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(within({ adapterLocale: 'de-DE' }, <Premiere />));
  expect(text()).toBe('12/31/2025');
  expect(String(warn.mock.calls)).toContain('Your locale has not been found');
});

claim('Why does dateFormats change nothing?', 'format overrides dateFormats', () => {
  render(within({ dateFormats: { keyboardDate: 'YYYY' } }, <Premiere format="MM" />));
  expect(text()).toBe('12');
});
