import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Weekend', getValue: () => [dayjs('2026-06-12'), dayjs('2026-06-14')] },
  { label: 'One week', getValue: () => [dayjs('2026-06-13'), dayjs('2026-06-20')] },
];

/** Adds the look of the pickers to the theme around them. */
const withForestLook = (theme: Theme): Theme => {
  const { success } = (theme.vars ?? theme).palette;
  const selected = { backgroundColor: success.main, color: success.contrastText };
  const components: Theme['components'] = {
    ...theme.components,
    /* preview-start */
    MuiPickersOutlinedInput: {
      styleOverrides: {
        root: { borderRadius: 0 },
        notchedOutline: { borderWidth: '0 0 2px', borderColor: success.main },
      },
    },
    MuiPickersDay: {
      styleOverrides: {
        root: {
          borderRadius: 4,
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': selected,
        },
      },
    },
    /* preview-end */
    MuiDigitalClock: {
      styleOverrides: {
        item: { borderRadius: 4, '&.Mui-selected, &.Mui-selected:hover': selected },
      },
    },
  };
  return { ...theme, components };
};

const unchanged = (theme: Theme) => theme;

export default function PickersShowcase() {
  const [isForest, setIsForest] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControlLabel
        label="Forest theme"
        control={
          <Switch checked={isForest} onChange={(event) => setIsForest(event.target.checked)} />
        }
      />
      <ThemeProvider theme={isForest ? withForestLook : unchanged}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            mt: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
            <DatePicker label="Date of birth" defaultValue={dayjs('1991-03-27')} />
            <DateRangePicker
              label="Stay"
              defaultValue={[dayjs('2026-06-12'), dayjs('2026-06-16')]}
              slotProps={{ shortcuts: { items: shortcuts } }}
            />
            <DateTimeField label="Return ferry" defaultValue={dayjs('2026-06-16T10:05')} />
          </Box>
          <Paper variant="outlined">
            <DigitalClock
              aria-label="Arrival time"
              defaultValue={dayjs('2026-06-12T17:30')}
              minTime={dayjs('2026-06-12T15:00')}
              maxTime={dayjs('2026-06-12T22:00')}
              skipDisabled
              sx={{ blockSize: 216, maxBlockSize: 'none', inlineSize: '100%' }}
            />
          </Paper>
        </Box>
      </ThemeProvider>
    </LocalizationProvider>
  );
}
