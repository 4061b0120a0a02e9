import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerActionsContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;

/* preview-start */
function FlightActionBar({ className }: PickersActionBarProps) {
  const texts = usePickerTranslations();
  const { clearValue, setValueToToday } = usePickerActionsContext();
  return (
    <DialogActions className={className}>
      <Button onClick={clearValue}>{texts.clearButtonLabel}</Button>
      <Button variant="contained" onClick={setValueToToday}>
        {texts.todayButtonLabel}
      </Button>
    </DialogActions>
  );
}
/* preview-end */

export default function TranslatedActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-10-08')}
        slots={{ actionBar: FlightActionBar }}
      />
    </LocalizationProvider>
  );
}
