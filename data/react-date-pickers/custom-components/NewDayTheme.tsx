import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2, pickerDay2Classes } from '@mui/x-date-pickers/PickerDay2';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

const withSquareDays = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    /* preview-start */
    MuiPickerDay2: {
      styleOverrides: {
        root: {
          borderRadius: 6,
          [`&.${pickerDay2Classes.selected}`]: { fontWeight: 700 },
        },
        today: { outlineWidth: 2 },
      },
    },
    /* preview-end */
  },
});

export default function NewDayTheme() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ThemeProvider theme={withSquareDays}>
        <DateCalendar
          showDaysOutsideCurrentMonth
          defaultValue={dayjs('2026-06-12')}
          slots={{ day: PickerDay2 }}
        />
      </ThemeProvider>
    </LocalizationProvider>
  );
}
