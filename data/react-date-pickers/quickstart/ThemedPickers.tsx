import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

/** Adds the look of the shop to the theme of the page. */
const withShopLook = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    /* preview-start */
    MuiDatePicker: { defaultProps: { showDaysOutsideCurrentMonth: true } },
    MuiTimePicker: { defaultProps: { minutesStep: 15 } },
    MuiPickersOutlinedInput: { styleOverrides: { root: { borderRadius: 28, paddingInline: 20 } } },
    MuiPickersDay: { styleOverrides: { root: { borderRadius: 8 } } },
    /* preview-end */
  },
});

export default function ThemedPickers() {
  return (
    <ThemeProvider theme={withShopLook}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2}>
          <DatePicker label="Delivery day" defaultValue={dayjs('2026-05-10')} />
          <TimePicker label="Deliver after" defaultValue={dayjs('2026-05-10T09:30')} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
