import type * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopDateTimePicker,
  DesktopDateTimePickerLayout,
} from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import dayjs, { type Dayjs } from 'dayjs';

/* preview-start */
function WithOpeningHours(props: PickersLayoutProps<Dayjs | null>) {
  return (
    <div>
      <Typography variant="body2" sx={{ px: 3, pt: 2 }}>
        We deliver from 9 AM to 6 PM.
      </Typography>
      <DesktopDateTimePickerLayout {...props} />
    </div>
  );
}
/* preview-end */

export default function DateTimeLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker
        label="Delivery"
        defaultValue={dayjs('2026-06-12T14:30')}
        slots={{ layout: WithOpeningHours }}
      />
    </LocalizationProvider>
  );
}
