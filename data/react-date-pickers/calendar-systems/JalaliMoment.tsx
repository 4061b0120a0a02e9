import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-jalaali';
import RightToLeft from './RightToLeft';

/* preview-start */
moment.loadPersian({ dialect: 'persian-modern', usePersianDigits: true });

const calendar = (
  <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
    <DateCalendar defaultValue={moment('2026-03-21')} />
  </LocalizationProvider>
);
/* preview-end */

export default function JalaliMoment() {
  return <RightToLeft lang="fa">{calendar}</RightToLeft>;
}
