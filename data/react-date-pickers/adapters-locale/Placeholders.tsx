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

// Keeps the placeholder visible while a field with a label has no focus.
const shown = {
  InputLabelProps: { shrink: true },
  sx: { [`& .${pickersSectionListClasses.root}`]: { opacity: 1 } },
};

export default function Placeholders() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Stack spacing={2}>
        <DateField label="German order, English text" {...shown} />
        {/* preview-start */}
        <LocalizationProvider localeText={german}>
          <DateField label="German order and text" {...shown} />
        </LocalizationProvider>
        <LocalizationProvider
          localeText={{
            ...german,
            fieldDayPlaceholder: () => 'T',
            fieldMonthPlaceholder: () => 'M',
            fieldYearPlaceholder: ({ digitAmount }) => 'J'.repeat(digitAmount),
          }}
        >
          <DateField label="German, custom letters" {...shown} />
        </LocalizationProvider>
        {/* preview-end */}
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={french}>
          <DateField label="French order and text" {...shown} />
        </LocalizationProvider>
      </Stack>
    </LocalizationProvider>
  );
}
