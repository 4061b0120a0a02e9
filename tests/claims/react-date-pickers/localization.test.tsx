import { readFileSync } from 'node:fs';
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as coreLocales from '@mui/material/locale';
import * as community from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { usePickerTranslations } from '@mui/x-date-pickers/hooks';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import * as locales from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import * as proLocales from '@mui/x-date-pickers-pro/locales';
import { render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { day, show, textOf } from '../pickers';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';

const claim = claimsOf('/x/react-date-pickers/localization/');

const page = readFileSync('data/react-date-pickers/localization/localization.md', 'utf8');
const flight = dayjs('2026-10-08T15:30');
const { deDE, frFR } = locales;
const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const french = frFR.components.MuiLocalizationProvider.defaultProps.localeText;
const Flight = () => <StaticDatePicker defaultValue={flight} />;
const provide = (props: LocalizationProviderProps<string>) => <LocalizationProvider {...props} />;
const hasButton = (name: string) => screen.queryByRole('button', { name }) !== null;
const placeholders = () => screen.getAllByRole('spinbutton').map((part) => part.textContent);

claim(
  'Date and Time Pickers - Translated components',
  'localeText and adapterLocale are independent',
  () => {
    const { rerender } = render(
      provide({ dateAdapter: AdapterDayjs, localeText: german, children: <Flight /> }),
    );
    expect(hasButton('Letzter Monat')).toBe(true);
    screen.getByText('October 2026');
    rerender(provide({ dateAdapter: AdapterDayjs, adapterLocale: 'de', children: <Flight /> }));
    expect(hasButton('Previous month')).toBe(true);
    screen.getByText('Oktober 2026');
  },
);

claim('Set the language in the theme', 'The theme sets only the texts', () => {
  const theme = createTheme({ palette: { primary: { main: '#00639b' } } }, deDE, coreLocales.deDE);
  show(<Flight />);
  render(
    <ThemeProvider theme={theme}>
      {provide({ dateAdapter: AdapterDayjs, children: <Flight /> })}
    </ThemeProvider>,
  );
  expect(hasButton('Letzter Monat')).toBe(true);
  expect(screen.getAllByText('October 2026')).not.toEqual([]);
});

claim('Set the language in the theme', 'Both packages export the same objects, roots none', () => {
  expect(proLocales.deDE).toBe(deDE);
  expect(Object.keys(community)).not.toContain('deDE');
});

claim('Set the language on a provider', 'A nested one ignores adapterLocale alone', () => {
  const field = <DateField label="Flight" value={flight} />;
  const { rerender } = show(provide({ adapterLocale: 'de', children: field }));
  expect(textOf('Flight')).toBe('10/08/2026');
  rerender(provide({ adapterLocale: 'de', dateAdapter: AdapterDayjs, children: field }));
  expect(textOf('Flight')).toBe('08.10.2026');
});

claim('Change single texts', 'Theme, parent, provider, picker: the later one wins', () => {
  const okTheme = (okButtonLabel: string) =>
    createTheme({
      components: { MuiLocalizationProvider: { defaultProps: { localeText: { okButtonLabel } } } },
    });
  const okText = (text?: string) => (text ? { okButtonLabel: text } : undefined);
  const app = (parent?: string, own?: string, picker?: string) => (
    <ThemeProvider theme={okTheme('Theme')}>
      {provide({
        dateAdapter: AdapterDayjs,
        localeText: okText(parent),
        children: (
          <ThemeProvider theme={okTheme('Nested theme')}>
            {provide({
              localeText: okText(own),
              children: <StaticDatePicker localeText={okText(picker)} />,
            })}
          </ThemeProvider>
        ),
      })}
    </ThemeProvider>
  );
  const { rerender } = render(app());
  // The parent's texts include the ones of its theme.
  expect(hasButton('Theme')).toBe(true);
  rerender(app('Parent'));
  expect(hasButton('Parent')).toBe(true);
  rerender(app('Parent', 'Own'));
  expect(hasButton('Own')).toBe(true);
  rerender(app('Parent', 'Own', 'Picker'));
  expect(hasButton('Picker')).toBe(true);
});

claim('Change single texts', 'The toolbar title has one key on a picker, others outside', () => {
  const { rerender } = show(
    provide({ localeText: { datePickerToolbarTitle: 'Outside' }, children: <Flight /> }),
  );
  screen.getByText('Outside');
  rerender(<StaticDatePicker localeText={{ toolbarTitle: 'Inside' }} />);
  screen.getByText('Inside');
});

claim('Keys', 'The translations contain 53 keys, and the tables name them', () => {
  const keys = Object.keys(locales.enUS.components.MuiLocalizationProvider.defaultProps.localeText);
  expect(keys).toHaveLength(53);
  const placeholders = /^field(Month|Day|WeekDay|Hours|Minutes|Seconds|Meridiem)Placeholder$/;
  const table = page.slice(page.indexOf('### Keys'), page.indexOf('## Switch'));
  expect(
    keys.filter((key) => !placeholders.test(key) && !new RegExp(`\`${key}[\`(]`).test(table)),
  ).toEqual([]);
});

claim('Switch the language while the app runs', 'Both props update and keep the value', () => {
  const app = (adapterLocale: string, localeText: object) =>
    provide({ dateAdapter: AdapterDayjs, adapterLocale, localeText, children: <Flight /> });
  const { rerender } = render(app('de', german));
  screen.getByText('Oktober 2026');
  rerender(app('fr', french));
  screen.getByText('octobre 2026');
  expect(hasButton('Mois précédent')).toBe(true);
  expect(day(8).getAttribute('aria-selected')).toBe('true');
});

claim('Switch the language while the app runs', 'localeText alone keeps old placeholders', () => {
  const app = (adapterLocale: string, localeText: object) =>
    provide({ dateAdapter: AdapterDayjs, adapterLocale, localeText, children: <DateField /> });
  const { rerender } = render(app('de', german));
  expect(placeholders()).toEqual(['TT', 'MM', 'JJJJ']);
  rerender(app('de', french));
  expect(placeholders()).toEqual(['TT', 'MM', 'JJJJ']);
  rerender(app('fr', french));
  expect(placeholders()).toEqual(['JJ', 'MM', 'AAAA']);
});

claim('Use the texts in your own slot', 'The hook also returns the texts of the picker', () => {
  const ActionBar = () => <p>{usePickerTranslations().okButtonLabel}</p>;
  show(
    <StaticDatePicker localeText={{ okButtonLabel: 'Book' }} slots={{ actionBar: ActionBar }} />,
  );
  screen.getByText('Book');
});

claim('Write your own translation', 'Keys that are left out stay in English', () => {
  show(provide({ localeText: { okButtonLabel: 'Ceart go leor' }, children: <Flight /> }));
  expect([hasButton('Ceart go leor'), hasButton('Cancel')]).toEqual([true, true]);
});

claim('Find your language', 'The table has all locales with their missing keys', () => {
  const rangeKeys = ['timeRangePickerToolbarTitle', 'openRangePickerDialogue'];
  const missing = Object.entries(locales).flatMap(([name, locale]) => {
    if (!('components' in locale)) return [];
    const texts = locale.components.MuiLocalizationProvider.defaultProps.localeText;
    const count = 53 - Object.keys(texts).length;
    if (count === 2) expect(rangeKeys.filter((key) => key in texts)).toEqual([]);
    return `${name} ${count === 0 ? 'None' : count}`;
  });
  expect(missing).toHaveLength(40);
  const rows = [...page.matchAll(/^\| [^|]+\| `(\w+)` +\| (\S+) +\| +(\w+) \|$/gm)];
  expect(rows.map(([, name, , count]) => `${name} ${count}`).sort()).toEqual(missing.sort());
  const core = rows.flatMap(([, , name = '']) => name.match(/\w+/) ?? []).map(String);
  expect(core.filter((name) => !(name in coreLocales))).toEqual([]);
});

claim('How do I choose between 12 and 24 hours?', 'The locale decides unless ampm is set', () => {
  const { rerender } = show(<DateTimeField label="Departure" value={flight} />);
  expect(textOf('Departure')).toBe('10/08/2026 03:30 PM');
  rerender(<DateTimeField key="24" label="Departure" value={flight} ampm={false} />);
  expect(textOf('Departure')).toBe('10/08/2026 15:30');
});

claim('How do I start the week on Monday?', 'The first day of the named locales', async () => {
  const names = ['en-gb', 'de', 'fr', 'es', 'it', 'nl', 'en', 'pt-br', 'ja', 'he'];
  await Promise.all(names.map((name) => import(`../../../node_modules/dayjs/locale/${name}.js`)));
  const first = (name: string) => {
    const adapter = new AdapterDayjs({ locale: name });
    return adapter.startOfWeek(adapter.date('2026-10-08') as Dayjs).day();
  };
  expect(names.map(first)).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
});

claim('Is there a translation for Arabic, Hindi, or Thai?', 'Only in Material UI', () => {
  const names = ['arEG', 'hiIN', 'thTH'];
  expect(names.filter((name) => name in locales)).toEqual([]);
  expect(names.filter((name) => name in coreLocales)).toEqual(names);
});
