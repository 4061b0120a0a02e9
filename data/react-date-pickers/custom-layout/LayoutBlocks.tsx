import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const friday = dayjs('2026-06-12');

const block = (className: string, name: string, color: string) => ({
  [`& .${className}`]: {
    outline: `2px solid ${color}`,
    outlineOffset: -2,
    '&::before': { content: `"${name}"`, font: '600 12px system-ui', paddingInline: '8px' },
  },
});

export default function LayoutBlocks() {
  const [isLandscape, setIsLandscape] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControlLabel
        control={<Switch checked={isLandscape} onChange={(_, next) => setIsLandscape(next)} />}
        label="orientation: landscape"
      />
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          /* preview-start */
          orientation={isLandscape ? 'landscape' : 'portrait'}
          slotProps={{
            layout: {
              sx: {
                ...block(pickersLayoutClasses.toolbar, 'toolbar', '#1976d2'),
                ...block(pickersLayoutClasses.shortcuts, 'shortcuts', '#9c27b0'),
                ...block(pickersLayoutClasses.contentWrapper, 'content', '#ed6c02'),
                ...block(pickersLayoutClasses.actionBar, 'actionBar', '#2e7d32'),
              },
            },
            shortcuts: { items: [{ label: 'Friday', getValue: () => friday }] },
          }}
          /* preview-end */
          defaultValue={friday}
        />
      </Box>
    </LocalizationProvider>
  );
}
