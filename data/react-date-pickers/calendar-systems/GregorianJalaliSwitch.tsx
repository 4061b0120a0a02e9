import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const adapters = { Gregorian: AdapterDateFns, Jalali: AdapterDateFnsJalali };

export default function GregorianJalaliSwitch() {
  const [calendar, setCalendar] = React.useState<keyof typeof adapters>('Jalali');
  const [date, setDate] = React.useState<Date | null>(new Date(2026, 2, 21));

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Calendar"
        value={calendar}
        onChange={(_, next: keyof typeof adapters | null) => next && setCalendar(next)}
      >
        <ToggleButton value="Gregorian">Gregorian</ToggleButton>
        <ToggleButton value="Jalali">Jalali</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <LocalizationProvider key={calendar} dateAdapter={adapters[calendar]}>
        <DatePicker label="Birthday" value={date} onChange={setDate} />
      </LocalizationProvider>
      {/* preview-end */}
      <output>Sent to the server: {date?.toLocaleDateString('en-CA') ?? 'nothing'}</output>
    </Stack>
  );
}
