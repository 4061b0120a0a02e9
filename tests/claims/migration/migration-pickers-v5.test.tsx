import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { runCodemod } from '../codemod';
import { show } from '../pickers';

const claim = claimsOf('/x/migration/migration-pickers-v5/');

const preset = (source: string) => runCodemod('v6.0.0/pickers/preset-safe', source);
const imports =
  "import { DatePicker, DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';\n";
const stays = (source: string) => expect(preset(imports + source)).toBe(imports + source);
const flat = (source: string) =>
  preset(imports + source)
    .slice(imports.length)
    .replace(/\s+/g, ' ');

claim('Run the codemod', 'It renames props and moves others.', () => {
  const result = flat(
    "const a = <DatePicker inputFormat='MM' PopperProps={{ placement: 'top' }} leftArrowButtonText='Back' />;",
  );
  expect(result).toContain("format='MM'");
  expect(result).toMatch(/localeText=\{\{ previousMonth: .Back. \}\}/);
  expect(result).toMatch(/componentsProps=\{\{ popper: \{ placement: 'top' \},? \}\}/);
});

claim('Run the codemod', 'The input, the days, and the mask stay.', () => {
  stays(
    'const a = <DatePicker renderInput={f} renderDay={g} mask="x" getOpenDialogAriaText={h} />;',
  );
});

claim('Run the codemod', 'The arrows and the titles of toolbars stay.', () => {
  stays('const a = <DatePicker components={{ LeftArrowButton: A, RightArrowButton: B }} />;');
  stays("const a = <LocalizationProvider localeText={{ datePickerDefaultToolbarTitle: 'A' }} />;");
});

claim('Run the codemod', 'The theme and spread objects stay.', () => {
  stays('createTheme({ components: { MuiCalendarPicker: {} } });');
  stays("const shared = { inputFormat: 'MM' };");
});

claim('Run the codemod', 'The date of a renamed import stays.', () => {
  const source = "import { CalendarPicker as C } from '@mui/x-date-pickers/CalendarPicker';";
  const result = preset(`${source} const a = <C date={d} />;`);
  expect(result).toContain('{ DateCalendar as C }');
  expect(result).toContain('date={d}');
});

claim('Values and validation', 'The codemod keeps the number.', () => {
  expect(flat('const a = <DateTimePicker shouldDisableTime={f} />;')).toContain(
    'shouldDisableClock={f}',
  );
});

claim('Values and validation', 'The function receives a date.', () => {
  const shouldDisableTime = vi.fn((time: Dayjs) => time.hour() < 8);
  show(
    <TimeClock defaultValue={dayjs('2026-06-12T10:00')} shouldDisableTime={shouldDisableTime} />,
  );
  expect(dayjs.isDayjs(shouldDisableTime.mock.calls[0]?.[0])).toBe(true);
});

claim('Toolbar and tabs', 'The codemod turns showToolbar around.', () => {
  const result = flat("const a = <DateTimePicker showToolbar toolbarTitle='A' hideTabs />;");
  expect(result).toMatch(/toolbar: \{ hidden: false,? \}/);
  expect(result).toMatch(/tabs: \{ hidden: true,? \}/);
  expect(result).toContain("toolbarTitle: 'A'");
});

claim('Texts, locale, and adapters', 'The codemod changes adapters and the locale.', () => {
  expect(preset("import Adapter from '@date-io/dayjs';")).toMatch(
    /import \{ AdapterDayjs \} from ["']@mui\/x-date-pickers\/AdapterDayjs["']/,
  );
  expect(flat("const a = <LocalizationProvider locale='de' />;")).toContain("adapterLocale='de'");
});

claim('What looks different', 'Desktop shows lists, or the round clock with a renderer.', () => {
  const { unmount } = show(<DesktopTimePicker open />);
  expect(screen.getAllByRole('listbox').length).toBeGreaterThan(1);
  unmount();
  show(<DesktopTimePicker open viewRenderers={{ hours: renderTimeViewClock }} />);
  expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
});

claim('Why does value={new Date()} fail with Day.js?', 'The error is the one of the page.', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const wrong = { value: new Date(2026, 5, 12) } as unknown as { value: Dayjs };
  expect(() => show(<DatePicker {...wrong} />)).toThrow('value.isValid is not a function');
});
