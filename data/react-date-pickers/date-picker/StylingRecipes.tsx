import Box from '@mui/material/Box';
import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersOutlinedInputClasses } from '@mui/x-date-pickers/PickersTextField';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const pill = { borderRadius: '28px' };

const PillPicker = styled(DatePicker)({ [`& .${pickersOutlinedInputClasses.root}`]: pill });

const withPills = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiPickersOutlinedInput: { styleOverrides: { root: pill } },
  },
});

export default function StylingRecipes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {/* preview-start */}
        <DatePicker label="sx" sx={{ [`& .${pickersOutlinedInputClasses.root}`]: pill }} />
        <DatePicker label="slotProps" slotProps={{ textField: { InputProps: { sx: pill } } }} />
        <PillPicker label="styled()" />
        <ThemeProvider theme={withPills}>
          <DatePicker label="Theme" />
        </ThemeProvider>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
