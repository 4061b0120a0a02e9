import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, frFR } from '@mui/x-date-pickers/locales';
import { pickersSectionListClasses } from '@mui/x-date-pickers/PickersSectionList';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const french = frFR.components.MuiLocalizationProvider.defaultProps.localeText;
const short = {
  ...german,
  fieldDayPlaceholder: () => 'T',
  fieldMonthPlaceholder: () => 'M',
  fieldYearPlaceholder: ({ digitAmount }: { digitAmount: number }) => 'J'.repeat(digitAmount),
};

// With a label, the placeholder is seen while the field has the focus. Here it always is.
const shown = {
  InputLabelProps: { shrink: true },
  sx: { [`& .${pickersSectionListClasses.root}`]: { opacity: 1 } },
};

export default function Placeholders() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <DateField label="German order, English texts" {...shown} />
        <LocalizationProvider localeText={german}>
          <DateField label="German order and texts" {...shown} />
        </LocalizationProvider>
        <LocalizationProvider localeText={short}>
          <DateField label="German, one letter" {...shown} />
        </LocalizationProvider>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={french}>
          <DateField label="French order and texts" {...shown} />
        </LocalizationProvider>
      </Stack>
    </LocalizationProvider>
  );
}
