import * as React from 'react';
import Stack from '@mui/material/Stack';
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

const localeTexts = {
  de: deDE.components.MuiLocalizationProvider.defaultProps.localeText,
  fr: frFR.components.MuiLocalizationProvider.defaultProps.localeText,
  ja: jaJP.components.MuiLocalizationProvider.defaultProps.localeText,
};
type Language = keyof typeof localeTexts;

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('de');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
        sx={{ '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="de" lang="de">
          Deutsch
        </ToggleButton>
        <ToggleButton value="fr" lang="fr">
          Français
        </ToggleButton>
        <ToggleButton value="ja" lang="ja">
          日本語
        </ToggleButton>
      </ToggleButtonGroup>
      <div lang={language}>
        {/* preview-start */}
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={language}
          localeText={localeTexts[language]}
        >
          <StaticDatePicker
            defaultValue={dayjs('2026-10-08')}
            slotProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
          />
        </LocalizationProvider>
        {/* preview-end */}
      </div>
    </Stack>
  );
}
