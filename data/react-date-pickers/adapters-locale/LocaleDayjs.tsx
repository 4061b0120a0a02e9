import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';

const languages = { en: 'US', 'en-gb': 'UK', de: 'Deutsch', ja: '日本語' };
type Language = keyof typeof languages;

export default function LocaleDayjs() {
  const [language, setLanguage] = React.useState<Language>('de');
  const [premiere, setPremiere] = React.useState<Dayjs | null>(dayjs('2025-12-31T20:15'));

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Locale"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
      >
        {Object.entries(languages).map(([key, name]) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language}>
        <DateTimeField label="Premiere" value={premiere} onChange={setPremiere} />
        <DateCalendar value={premiere} onChange={setPremiere} />
      </LocalizationProvider>
      {/* preview-end */}
    </Stack>
  );
}
