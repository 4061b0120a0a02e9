// @vitest-environment happy-dom
import { ThemeProvider } from '@mui/material/styles';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_COLORS } from '../../core/accent';
import { createDocsTheme } from './theme';

afterEach(cleanup);

/** What demos look like under a density (SPEC 2.1, 2.3); grids are in tests/e2e/preferences.spec.ts. */
function show(density: 'normal' | 'compact') {
  const { container } = render(
    <ThemeProvider theme={createDocsTheme({ direction: 'ltr', density, ...DEFAULT_COLORS })}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <List>
          <ListItemButton>Entry</ListItemButton>
        </List>
        <TextField label="Text" />
        <DateField label="Date" />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  return {
    list: container.querySelectorAll('.MuiListItemButton-dense').length,
    text: container.querySelectorAll('.MuiInputBase-sizeSmall').length,
    date: container.querySelectorAll('.MuiPickersInputBase-inputSizeSmall').length,
  };
}

test('the normal density leaves demos as they are', () => {
  expect(show('normal')).toEqual({ list: 0, text: 0, date: 0 });
});

test('the compact density reaches lists and fields', () => {
  expect(show('compact')).toEqual({ list: 1, text: 1, date: 1 });
});
