import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, frFR, jaJP } from '@mui/x-data-grid/locales';
import { orders, type Order } from '../dataset/orders';

const languages = {
  'en-US': { locale: enUS, name: 'English', texts: ['Customer', 'Total', 'Placed on', 'Orders'] },
  'de-DE': {
    locale: deDE,
    name: 'Deutsch',
    texts: ['Kunde', 'Summe', 'Bestellt am', 'Bestellungen'],
  },
  'fr-FR': {
    locale: frFR,
    name: 'Français',
    texts: ['Client', 'Total', 'Commandé le', 'Commandes'],
  },
  'ja-JP': { locale: jaJP, name: '日本語', texts: ['顧客', '合計', '注文日', '注文一覧'] },
};
type Language = keyof typeof languages;

const number = { type: 'number', width: 130 } as const;
const date = { type: 'date', flex: 1, minWidth: 180 } as const;

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('de-DE');
  const outer = useTheme();

  const { locale, texts } = languages[language];
  /* preview-start */
  const theme = React.useMemo(() => createTheme(outer, locale), [outer, locale]);

  // The grid translates its own texts. Headers and values are yours.
  const columns = React.useMemo<GridColDef<Order>[]>(() => {
    const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
    /* preview-end */
    return [
      { field: 'customer', headerName: texts[0], width: 160 },
      { ...number, field: 'total', headerName: texts[1], valueFormatter: euros.format },
      { ...date, field: 'placedOn', headerName: texts[2], valueFormatter: days.format },
    ];
  }, [language, texts]);

  return (
    <>
      <TextField
        select
        size="small"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        sx={{ mb: 2, alignSelf: 'flex-start', minWidth: 140 }}
      >
        {Object.entries(languages).map(([tag, { name }]) => (
          <MenuItem key={tag} value={tag} lang={tag}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <DataGrid rows={orders} columns={columns} showToolbar label={texts[3]} />
      </ThemeProvider>
    </>
  );
}
