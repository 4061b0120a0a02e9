import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { enUSLocaleText, frFRLocalText, ptBRLocaleText } from '@mui/x-charts/locales';
import { museumYear } from '../dataset/museum';

const languages = {
  'en-US': { localeText: enUSLocaleText, name: 'English', revenue: 'Ticket revenue' },
  'fr-FR': { localeText: frFRLocalText, name: 'Français', revenue: 'Recettes des billets' },
  'pt-BR': { localeText: ptBRLocaleText, name: 'Português', revenue: 'Receita de ingressos' },
};
type Language = keyof typeof languages;

const dates = museumYear.map((_, month) => new Date(2025, month, 1));
const revenues = museumYear.map(({ tickets }) => tickets * 14000);

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('pt-BR');
  const [isEmpty, setIsEmpty] = React.useState(false);
  const { localeText, revenue } = languages[language];

  const style = { style: 'currency', currency: 'EUR', notation: 'compact' } as const;
  /* preview-start */
  const euros = new Intl.NumberFormat(language, style);
  const months = new Intl.DateTimeFormat(language, { month: 'short' });
  const valueFormatter = (value: number | null) => euros.format(value ?? 0);
  const chart = (
    <ChartsLocalizationProvider localeText={localeText}>
      <BarChart
        height={260}
        aria-label={revenue}
        xAxis={[{ data: dates, valueFormatter: months.format }]}
        yAxis={[{ valueFormatter, width: 72 }]}
        series={isEmpty ? [] : [{ data: revenues, label: revenue, valueFormatter }]}
      />
    </ChartsLocalizationProvider>
  );
  /* preview-end */

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField
          select
          size="small"
          label="Language"
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
          sx={{ minWidth: 140 }}
        >
          {Object.entries(languages).map(([tag, { name }]) => (
            <MenuItem key={tag} value={tag} lang={tag}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={isEmpty} onChange={(_event, isOn) => setIsEmpty(isOn)} />}
          label="No data"
        />
      </Box>
      {chart}
    </>
  );
}
