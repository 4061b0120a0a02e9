import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function ResponsiveTimeRangePickers() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T08:00'),
    dayjs('2026-03-16T16:30'),
  ]);
  const isDesktop = useMediaQuery('(pointer: fine)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Typography variant="body2" role="status">
          On this device, the responsive picker uses the {isDesktop ? 'desktop' : 'mobile'} variant.
        </Typography>
        {/* preview-start */}
        <TimeRangePicker label="Responsive" value={shift} onChange={setShift} />
        <DesktopTimeRangePicker label="Desktop" value={shift} onChange={setShift} />
        <MobileTimeRangePicker label="Mobile" value={shift} onChange={setShift} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
