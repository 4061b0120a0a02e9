import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function ResponsiveDatePickers() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
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
        <DatePicker label="Responsive" value={visit} onChange={setVisit} />
        <DesktopDatePicker label="Desktop" value={visit} onChange={setVisit} />
        <MobileDatePicker label="Mobile" value={visit} onChange={setVisit} />
        <StaticDatePicker value={visit} onChange={setVisit} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
