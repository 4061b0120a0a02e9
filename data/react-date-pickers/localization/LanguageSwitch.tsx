import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, frFR, jaJP } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/ja';

const languages = {
  de: { name: 'Deutsch', texts: deDE },
  fr: { name: 'Français', texts: frFR },
  ja: { name: '日本語', texts: jaJP },
};
type Language = keyof typeof languages;

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('de');

  const withTexts = (theme: Theme): Theme => ({
    ...theme,
    components: { ...theme.components, ...languages[language].texts.components },
  });

  return (
    <Box sx={{ inlineSize: 'min(100%, 320px)', display: 'grid', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
      >
        {Object.entries(languages).map(([key, { name }]) => (
          <ToggleButton key={key} value={key} lang={key} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={withTexts}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language}>
          <Box lang={language}>
            <StaticDatePicker
              defaultValue={dayjs('2026-10-08')}
              slotProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
            />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </Box>
  );
}
