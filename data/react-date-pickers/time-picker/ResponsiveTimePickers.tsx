import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function ResponsiveTimePickers() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T19:30'));
  const isDesktop = useMediaQuery('(pointer: fine)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr auto' },
          '& > :last-child': { gridColumn: { sm: 2 }, gridRow: { sm: '1 / span 5' } },
        }}
      >
        <Typography variant="body2" role="status">
          On this device, the responsive picker uses the {isDesktop ? 'desktop' : 'mobile'} variant.
        </Typography>
        {/* preview-start */}
        <TimePicker label="Responsive" value={time} onChange={setTime} />
        <DesktopTimePicker label="Desktop" value={time} onChange={setTime} />
        <MobileTimePicker label="Mobile" value={time} onChange={setTime} />
        <StaticTimePicker value={time} onChange={setTime} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
