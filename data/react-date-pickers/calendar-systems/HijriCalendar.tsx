// First, so that moment-hijri adds its months to this locale.
import 'moment/locale/ar-sa';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-hijri';
import RightToLeft from './RightToLeft';

export default function HijriCalendar() {
  return (
    <RightToLeft lang="ar">
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterMomentHijri}>
        <DateCalendar
          defaultValue={moment('2026-02-18')}
          minDate={moment('1937-03-14')}
          maxDate={moment('2076-11-26')}
        />
      </LocalizationProvider>
      {/* preview-end */}
    </RightToLeft>
  );
}
