import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
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

const locales = { es: esES, nb: nbNO, ja: jaJP };
type Language = keyof typeof locales;

export default function LanguageMini() {
  const [language, setLanguage] = React.useState<Language>('nb');
  const { defaultProps } = locales[language].components.MuiLocalizationProvider;

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
      >
        <ToggleButton value="es" lang="es" sx={{ textTransform: 'none' }}>
          Español
        </ToggleButton>
        <ToggleButton value="nb" lang="nb" sx={{ textTransform: 'none' }}>
          Norsk
        </ToggleButton>
        <ToggleButton value="ja" lang="ja">
          日本語
        </ToggleButton>
      </ToggleButtonGroup>
      <Paper variant="outlined" lang={language} sx={{ overflow: 'hidden' }}>
        {/* preview-start */}
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={language} // 'es', 'nb', or 'ja'
          localeText={defaultProps.localeText} // from esES, nbNO, or jaJP
        >
          <StaticDatePicker defaultValue={dayjs('2026-06-12')} />
        </LocalizationProvider>
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
