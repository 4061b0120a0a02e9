import * as pickers from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import * as dateCalendar from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { unstable_useDateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as locales from '@mui/x-date-pickers/locales';
import * as calendarHeader from '@mui/x-date-pickers/PickersCalendarHeader';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { runCodemod } from '../codemod';
import { adapterOf, day, show } from '../pickers';

const claim = claimsOf('/x/migration/migration-pickers-v6/');

const preset = (source: string) => runCodemod('v7.0.0/pickers/preset-safe', source);
const fromPickers = "import { DatePicker } from '@mui/x-date-pickers';\n";

claim('Run the codemod', 'It renames slots and the month that opens.', () => {
  const source = `const a = <DatePicker components={{ OpenPickerIcon: Icon }} componentsProps={{ textField: {} }} defaultCalendarMonth={d} />;`;
  expect(preset(fromPickers + source)).toBe(
    `${fromPickers}const a = <DatePicker slots={{ openPickerIcon: Icon }} slotProps={{ textField: {} }} referenceDate={d} />;`,
  );
});

claim('Run the codemod', 'It renames types of slots and the classes of the days.', () => {
  const source = `import { dayPickerClasses, type DateCalendarSlotsComponent } from '@mui/x-date-pickers/DateCalendar';`;
  expect(preset(source)).toMatch(/\{ dayCalendarClasses, (type )?DateCalendarSlots \}/);
});

claim('Run the codemod', 'Spread objects and the theme stay as they are.', () => {
  for (const source of [
    'const shared = { components: { Day: X }, defaultCalendarMonth: d };',
    'createTheme({ components: { MuiDatePicker: { defaultProps: { components: { Day: X } } } } });',
  ]) {
    expect(preset(fromPickers + source)).toBe(fromPickers + source);
  }
});

claim('Run the codemod', 'Both forms on one element become two props of one name.', () => {
  const source = 'const both = <DatePicker components={{ Day: X }} slots={{ layout: Y }} />;';
  const result = 'const both = <DatePicker slots={{ day: X }} slots={{ layout: Y }} />;';
  expect(preset(fromPickers + source)).toBe(fromPickers + result);
});

claim('Run the codemod', 'An object in a variable keeps its names.', () => {
  const source = 'const shared = { Day: X }; const a = <DatePicker components={shared} />;';
  const result = 'const shared = { Day: X }; const a = <DatePicker slots={shared} />;';
  expect(preset(fromPickers + source)).toBe(fromPickers + result);
});

claim('Props', 'The month that opens is the one of referenceDate.', () => {
  show(<DateCalendar referenceDate={dayjs('2026-02-12')} />);
  expect(screen.getByText('February 2026')).toBeDefined();
});

claim('Props', 'The formatter of weekdays receives the date alone.', () => {
  const dayOfWeekFormatter = vi.fn((date: Dayjs) => date.format('dd'));
  show(<DateCalendar {...{ dayOfWeekFormatter }} />);
  expect(dayOfWeekFormatter.mock.calls.every((call) => call.length === 1)).toBe(true);
  expect(dayOfWeekFormatter).toHaveBeenCalled();
});

claim('Imports', 'The calendar header and the classes moved.', () => {
  expect(Object.keys(calendarHeader)).toContain('PickersCalendarHeader');
  expect(Object.keys(dateCalendar)).not.toContain('PickersCalendarHeader');
  expect(Object.keys(dateCalendar)).toContain('dayCalendarClasses');
  expect(Object.keys(dateCalendar)).not.toContain('dayPickerClasses');
});

claim('Locales', 'Only the folder exports the locales.', () => {
  expect(Object.keys(locales)).toContain('deDE');
  expect(Object.keys(pickers)).not.toContain('deDE');
});

claim('Formats, Luxon, and Day.js', 'The header has a format of its own.', () => {
  const value = dayjs('2026-06-12');
  show(<DateCalendar {...{ value }} slotProps={{ calendarHeader: { format: 'MM/YYYY' } }} />);
  expect(screen.getByText('06/2026')).toBeDefined();
});

claim(
  'Formats, Luxon, and Day.js',
  'The adapter for Luxon starts the week by locale.',
  async () => {
    const Adapter = (await adapterOf('Luxon')) as unknown as new (options: { locale: string }) => {
      startOfWeek(value: unknown): { weekday: number };
      date(value: string): unknown;
    };
    const first = (locale: string) => {
      const adapter = new Adapter({ locale });
      return adapter.startOfWeek(adapter.date('2026-06-12')).weekday;
    };
    expect(first('de')).toBe(1);
    expect(first('en-US')).toBe(7);
  },
);

claim('Field hooks', 'The hook accepts the props directly.', () => {
  function Parts() {
    const inputRef = () => {};
    const result = unstable_useDateField({
      value: dayjs('2026-06-12'),
      inputRef,
      enableAccessibleFieldDOMStructure: false,
    } as Parameters<typeof unstable_useDateField>[0]);
    return <p>{Object.keys(result).join(' ')}</p>;
  }
  show(<Parts />);
  const keys = screen.getByText(/value/).textContent.split(' ');
  expect(keys).toContain('inputRef');
  expect(keys).toContain('enableAccessibleFieldDOMStructure');
});

claim('Adapter methods', 'The old methods are gone, and their replacements work.', () => {
  const adapter = new AdapterDayjs();
  for (const old of ['dateWithTimezone', 'getDiff', 'getNextMonth', 'isNull', 'toISO']) {
    expect(adapter).not.toHaveProperty(old);
  }
  const start = dayjs('2026-06-12');
  expect(adapter.addMonths(start, 1).format('YYYY-MM')).toBe('2026-07');
  expect(adapter.getYearRange([start, start.add(1, 'year')])).toHaveLength(2);
  expect(adapter.isValid(adapter.getInvalidDate())).toBe(false);
});

claim('Test by hand', 'A misspelled slot has no effect.', () => {
  const slots = { Toolbar: () => <p>Mine</p>, toolbar: undefined };
  show(<StaticDatePicker defaultValue={dayjs('2026-06-12')} slots={slots} />);
  expect(screen.queryByText('Mine')).toBeNull();
  expect(day(12)).toBeDefined();
});

claim('What replaces dateLibInstance={dayjs.utc}?', 'Only timezone makes dates UTC.', () => {
  dayjs.extend(utc);
  const opened = (timezone?: string) => {
    const shown: boolean[] = [];
    const { unmount } = render(
      <LocalizationProvider dateAdapter={AdapterDayjs} dateLibInstance={dayjs.utc}>
        <DatePicker
          open
          {...(timezone ? { timezone } : {})}
          shouldDisableDate={(date) => {
            shown.push(date.isUTC());
            return false;
          }}
        />
      </LocalizationProvider>,
    );
    unmount();
    return shown.length > 0 && shown.every(Boolean);
  };
  expect(opened('UTC')).toBe(true);
  expect(opened()).toBe(false);
});
