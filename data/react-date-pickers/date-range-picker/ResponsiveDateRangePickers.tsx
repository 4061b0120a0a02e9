import * as React from 'react';
import Box from '@mui/material/Box';
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
  const props = { value: stay, onChange: setStay };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ inlineSize: 'min(100%, 320px)', display: 'grid', gap: 2 }}>
        <DateRangePicker label="DateRangePicker" {...props} />
        <DesktopDateRangePicker label="DesktopDateRangePicker" {...props} />
        <MobileDateRangePicker label="MobileDateRangePicker" {...props} />
        <StaticDateRangePicker localeText={{ toolbarTitle: 'StaticDateRangePicker' }} {...props} />
      </Box>
    </LocalizationProvider>
  );
}
