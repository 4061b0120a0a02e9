import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function ResponsiveDateTimePickers() {
  const [pickup, setPickup] = React.useState<Dayjs | null>(dayjs('2026-06-12T14:30'));
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
        <DateTimePicker label="Responsive" value={pickup} onChange={setPickup} />
        <DesktopDateTimePicker label="Desktop" value={pickup} onChange={setPickup} />
        <MobileDateTimePicker label="Mobile" value={pickup} onChange={setPickup} />
        <StaticDateTimePicker value={pickup} onChange={setPickup} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
