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
import dayjs from 'dayjs';

export default function ResponsiveDatePickers() {
  const [visit, setVisit] = React.useState(() => dayjs('2026-03-16'));
  const hasMouse = useMediaQuery('(pointer: fine)');
  const props = {
    value: visit,
    onAccept: (value: typeof visit | null) => value?.isValid() && setVisit(value),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <DatePicker label="DatePicker" {...props} />
          <DesktopDatePicker label="DesktopDatePicker" {...props} />
          <MobileDatePicker label="MobileDatePicker" {...props} />
          <Typography variant="body2" role="status">
            Your pointer is {hasMouse ? 'fine' : 'coarse'}:
            <br />
            DatePicker renders the {hasMouse ? 'desktop' : 'mobile'} one.
          </Typography>
        </Box>
        <StaticDatePicker {...props} localeText={{ toolbarTitle: 'StaticDatePicker' }} />
      </Box>
    </LocalizationProvider>
  );
}
