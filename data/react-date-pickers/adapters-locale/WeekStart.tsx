import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import en from 'dayjs/locale/en';

/* preview-start */
// Copies of English, registered under their own names. 'en' stays unchanged.
dayjs.locale({ ...en, name: 'en-sunday', weekStart: 0 }, undefined, true);
dayjs.locale({ ...en, name: 'en-monday', weekStart: 1 }, undefined, true);
dayjs.locale({ ...en, name: 'en-saturday', weekStart: 6 }, undefined, true);

function PremiereCalendar({ locale }: { locale: string }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <DateCalendar defaultValue={dayjs('2025-12-31')} />
    </LocalizationProvider>
  );
}
/* preview-end */

export default function WeekStart() {
  const [locale, setLocale] = React.useState('en-monday');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="First day of the week"
        value={locale}
        onChange={(_event, next: string | null) => next && setLocale(next)}
      >
        <ToggleButton value="en-sunday">Sunday</ToggleButton>
        <ToggleButton value="en-monday">Monday</ToggleButton>
        <ToggleButton value="en-saturday">Saturday</ToggleButton>
      </ToggleButtonGroup>
      <PremiereCalendar locale={locale} />
    </Stack>
  );
}
