import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function ResponsiveVariants() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2026-06-12T08:15'));
  const props = { value: departure, onChange: setDeparture };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          inlineSize: 'min(100%, 320px)',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        }}
      >
        <TimePicker label="TimePicker" sx={{ gridColumn: '1 / -1' }} {...props} />
        <DesktopTimePicker label="DesktopTimePicker" {...props} />
        <MobileTimePicker label="MobileTimePicker" {...props} />
        <StaticTimePicker
          localeText={{ toolbarTitle: 'StaticTimePicker' }}
          sx={{ gridColumn: '1 / -1' }}
          {...props}
        />
      </Box>
    </LocalizationProvider>
  );
}
