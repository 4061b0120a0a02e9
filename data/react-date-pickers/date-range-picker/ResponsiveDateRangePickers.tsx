import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function ResponsiveDateRangePickers() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-10'),
    dayjs('2026-07-14'),
  ]);
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
        <DateRangePicker label="Responsive" value={stay} onChange={setStay} />
        <DesktopDateRangePicker label="Desktop" value={stay} onChange={setStay} />
        <MobileDateRangePicker label="Mobile" value={stay} onChange={setStay} />
        <StaticDateRangePicker value={stay} onChange={setStay} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
