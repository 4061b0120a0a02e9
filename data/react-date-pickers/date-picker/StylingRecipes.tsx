import * as React from 'react';
import Stack from '@mui/material/Stack';
import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersOutlinedInputClasses } from '@mui/x-date-pickers/PickersTextField';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const PILL = { borderRadius: '28px' };

const PillPicker = styled(DatePicker)({ [`& .${pickersOutlinedInputClasses.root}`]: PILL });

const withPills = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiPickersOutlinedInput: { styleOverrides: { root: PILL } },
  },
});

const recipes = {
  sx: {
    reach: 'This picker; any part inside the field.',
    picker: <DatePicker label="Visit" sx={{ [`& .${pickersOutlinedInputClasses.root}`]: PILL }} />,
  },
  slotProps: {
    reach: 'This picker; one slot, the popup included.',
    picker: <DatePicker label="Visit" slotProps={{ textField: { InputProps: { sx: PILL } } }} />,
  },
  theme: {
    reach: 'Every picker and field below the ThemeProvider.',
    picker: (
      <ThemeProvider theme={withPills}>
        <DatePicker label="Visit" />
      </ThemeProvider>
    ),
  },
  styled: {
    reach: 'Every place where you use your own component.',
    picker: <PillPicker label="Visit" />,
  },
};

type Recipe = keyof typeof recipes;

export default function StylingRecipes() {
  const [recipe, setRecipe] = React.useState<Recipe>('sx');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Way of styling"
          value={recipe}
          onChange={(_event, next: Recipe | null) => next && setRecipe(next)}
        >
          {Object.keys(recipes).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {recipes[recipe].picker}
        <Typography variant="body2" role="status">
          Reach: {recipes[recipe].reach}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
