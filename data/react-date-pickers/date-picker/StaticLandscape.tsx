import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

// From right to left the layout puts the toolbar over the calendar: keep it in the first column.
const toolbarFirst = { [`& .${pickersLayoutClasses.toolbar}`]: { gridColumn: 1 } };

export default function StaticLandscape() {
  const [isLandscape, setIsLandscape] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControlLabel
        label="Landscape"
        control={
          <Switch
            checked={isLandscape}
            onChange={(event) => setIsLandscape(event.target.checked)}
          />
        }
      />
      <Box sx={{ maxInlineSize: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          orientation={isLandscape ? 'landscape' : 'portrait'}
          sx={isLandscape ? toolbarFirst : undefined}
          defaultValue={dayjs('2026-03-16')}
        />
      </Box>
    </LocalizationProvider>
  );
}
