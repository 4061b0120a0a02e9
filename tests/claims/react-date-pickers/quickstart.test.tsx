import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as community from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as pro from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { adapterOf, show, stubPointer, textOf } from '../pickers';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/react-date-pickers/quickstart/');

const day = dayjs('2026-05-10');
/** A value of another type, as JavaScript would let it through. */
const wrongValue = (value: string | Date) => ({ value }) as unknown as { value: Dayjs };
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const provide = (props: React.ComponentProps<typeof LocalizationProvider>) => (
  <LocalizationProvider {...props} />
);

claim('Date and Time Pickers - Quickstart', 'A provider and a picker are enough', () => {
  show(<DatePicker label="Delivery day" />);
  expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
});

claim('2. Add the provider', 'The roots of the packages export no adapters', () => {
  expect(Object.keys({ ...community, ...pro }).filter((name) => /^Adapter/.test(name))).toEqual([]);
});

claim('2. Add the provider', 'A new dateFormats object creates a new adapter', () => {
  const adapters = new Set<unknown>();
  function Probe() {
    adapters.add(usePickerAdapter());
    return null;
  }
  const app = (dateFormats?: object) =>
    provide({ dateAdapter: AdapterDayjs, dateFormats, children: <Probe /> });
  const { rerender } = render(app());
  rerender(app());
  expect(adapters.size).toBe(1);
  rerender(app({}));
  rerender(app({}));
  expect(adapters.size).toBe(3);
});

claim('2. Add the provider', 'A new localeText renders every picker again', () => {
  let renders = 0;
  function Probe() {
    community.usePickerTranslations();
    renders += 1;
    return null;
  }
  const probe = <Probe />;
  const stable = {};
  const app = (localeText: object) =>
    provide({ dateAdapter: AdapterDayjs, localeText, children: probe });
  const { rerender } = render(app(stable));
  rerender(app(stable));
  expect(renders).toBe(1);
  rerender(app({}));
  expect(renders).toBe(2);
});

claim('Use the Pro plan', 'Both packages export the same provider', () => {
  expect(pro.LocalizationProvider).toBe(LocalizationProvider);
});

claim('Use the Pro plan', 'Without a key: a watermark and a message', () => {
  stubPointer('fine');
  const error = silence();
  show(<DateRangePicker open calendars={1} />);
  expect(screen.getAllByText('MUI X Missing license key')).not.toEqual([]);
  expect(String(error.mock.calls)).toContain('Missing license key');
});

claim('Set defaults in the theme', 'Each component has its own key', () => {
  stubPointer('fine');
  const theme = createTheme({
    components: { MuiDatePicker: { defaultProps: { format: 'YYYY' } } },
  });
  show(
    <ThemeProvider theme={theme}>
      <DatePicker label="Responsive" value={day} />
      <DesktopDatePicker label="Desktop" value={day} />
    </ThemeProvider>,
  );
  expect([textOf('Responsive'), textOf('Desktop')]).toEqual(['2026', '05/10/2026']);
});

claim('Set up Next.js', 'The server renders the desktop variant', () => {
  stubPointer('coarse');
  const variants = new Set<string>();
  const textField = ({ pickerVariant = '' }) => {
    variants.add(pickerVariant);
    return {};
  };
  const picker = <DatePicker slotProps={{ textField }} />;
  renderToString(provide({ dateAdapter: AdapterDayjs, children: picker }));
  expect([...variants]).toEqual(['desktop']);
  show(picker);
  expect([...variants]).toEqual(['desktop', 'mobile']);
});

claim(
  'Why do I get "Can not find the date and time pickers localization context"?',
  'A picker without a provider throws it',
  () => {
    silence();
    expect(() => render(<DesktopDatePicker />)).toThrow(
      'Can not find the date and time pickers localization context',
    );
  },
);

claim(
  'Why do I get "Can not find the date and time pickers adapter"?',
  'Only a nested provider inherits the adapter',
  () => {
    silence();
    const nested = provide({ children: <DesktopDatePicker label="Day" value={day} /> });
    expect(() => render(nested)).toThrow('Can not find the date and time pickers adapter');
    show(nested);
    expect(textOf('Day')).toBe('05/10/2026');
  },
);

claim(
  'Why do I get "value.isValid is not a function"?',
  'Each library has its own message, and date-fns has none',
  async () => {
    silence();
    const [text, date] = [wrongValue('2026-05-10'), wrongValue(new Date(2026, 4, 10))];
    expect(() => show(<DesktopDatePicker {...text} />)).toThrow('value.isValid is not a function');
    expect(() => show(<DesktopDatePicker {...date} />)).toThrow('value.isValid is not a function');
    const luxon = await adapterOf('Luxon');
    expect(() => show(<DesktopDatePicker {...text} />, luxon)).toThrow("(reading 'equals')");
    const dateFns = await adapterOf('DateFns');
    document.body.replaceChildren();
    show(<DesktopDatePicker label="Day" {...text} />, dateFns);
    expect(textOf('Day')).toBe('');
  },
);

claim(
  'Why does the picker ignore a value that I load later?',
  'undefined makes it uncontrolled until it unmounts',
  () => {
    silence();
    const { rerender } = show(<DesktopDatePicker label="Day" value={undefined} />);
    rerender(<DesktopDatePicker label="Day" value={day} />);
    expect(textOf('Day')).toBe('');
    rerender(<DesktopDatePicker key="again" label="Day" value={null} />);
    rerender(<DesktopDatePicker key="again" label="Day" value={day} />);
    expect(textOf('Day')).toBe('05/10/2026');
  },
);

claim('Can I use two date libraries in one app?', 'The nearest provider wins', async () => {
  const Luxon = await adapterOf('Luxon');
  const value = new Luxon().date('2026-05-10');
  show(
    provide({
      dateAdapter: Luxon,
      children: <DesktopDatePicker label="Day" value={value} format="dd.MM.yyyy" />,
    }),
  );
  expect(textOf('Day')).toBe('10.05.2026');
});
