// First, so that moment-hijri adds its months to this locale.
import 'moment/locale/ar-sa';
import Button from '@mui/material/Button';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-hijri';
import RightToLeft from './RightToLeft';

function HijriButton(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, label, open, setOpen, triggerRef } = usePickerContext();
  return (
    <Button
      {...forwardedProps}
      ref={triggerRef}
      variant="outlined"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen((isOpen) => !isOpen)}
    >
      {label}: {value ? value.format('iD iMMMM iYYYY') : '—'}
    </Button>
  );
}

export default function HijriButtonPicker() {
  return (
    <RightToLeft lang="ar">
      <LocalizationProvider dateAdapter={AdapterMomentHijri}>
        {/* preview-start */}
        <DatePicker
          label="تاريخ السفر"
          defaultValue={moment('2026-02-18')}
          minDate={moment('1937-03-14')}
          maxDate={moment('2076-11-26')}
          slots={{ field: HijriButton }}
        />
        {/* preview-end */}
      </LocalizationProvider>
    </RightToLeft>
  );
}
