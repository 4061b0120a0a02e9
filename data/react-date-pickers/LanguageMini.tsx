import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES, jaJP, nbNO } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/ja';
import 'dayjs/locale/nb';

const languages = {
  es: { name: 'Español', texts: esES },
  nb: { name: 'Norsk', texts: nbNO },
  ja: { name: '日本語', texts: jaJP },
};
type Language = keyof typeof languages;

export default function LanguageMini() {
  const [language, setLanguage] = React.useState<Language>('nb');
  const { localeText } = languages[language].texts.components.MuiLocalizationProvider.defaultProps;

  return (
    <Box>
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
      <LocalizationProvider
        key={language}
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={localeText}
      >
        <Paper variant="outlined" lang={language} sx={{ mt: 2, overflow: 'hidden' }}>
          <StaticDatePicker defaultValue={dayjs('2026-06-12')} />
        </Paper>
      </LocalizationProvider>
    </Box>
  );
}
