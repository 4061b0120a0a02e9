import Stack from '@mui/material/Stack';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import RightToLeft from './RightToLeft';

const { localeText } = faIR.components.MuiLocalizationProvider.defaultProps;
const nowruz = new Date(2026, 2, 21, 9, 30);

export default function JalaliDateFns() {
  return (
    <RightToLeft lang="fa">
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali} localeText={localeText}>
        <Stack spacing={2}>
          <DateTimePicker label="زمان تحویل" defaultValue={nowruz} />
          <DateCalendar defaultValue={nowruz} />
        </Stack>
      </LocalizationProvider>
      {/* preview-end */}
    </RightToLeft>
  );
}
