import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function ResponsiveDateTimeRangePickers() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-10T09:00'),
    dayjs('2026-07-12T17:00'),
  ]);
  const isDesktop = useMediaQuery('(pointer: fine)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateTimeRangePicker label="Responsive" value={rental} onChange={setRental} />
        <DesktopDateTimeRangePicker label="Desktop" value={rental} onChange={setRental} />
        <MobileDateTimeRangePicker label="Mobile" value={rental} onChange={setRental} />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          On this device, the responsive picker uses the {isDesktop ? 'desktop' : 'mobile'} variant.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
