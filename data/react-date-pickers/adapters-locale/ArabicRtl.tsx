import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import 'dayjs/locale/ar-sa';

const cache = createCache({ key: 'arabic', stylisPlugins: [prefixer, rtlPlugin] });
// In an app, use createTheme({ direction: 'rtl' }) and set dir="rtl" on <html>.
const rightToLeft = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' });

export default function ArabicRtl() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={rightToLeft}>
        {/* preview-start */}
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="ar-sa">
          <Stack dir="rtl" lang="ar" spacing={2}>
            <DatePicker label="العرض الأول" defaultValue={dayjs('2025-12-31')} />
            <DateCalendar defaultValue={dayjs('2025-12-31')} />
          </Stack>
        </LocalizationProvider>
        {/* preview-end */}
      </ThemeProvider>
    </CacheProvider>
  );
}
