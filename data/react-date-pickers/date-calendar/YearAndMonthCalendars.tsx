import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

const first = dayjs('2021-09-01');
const last = dayjs('2028-06-30');

export default function YearAndMonthCalendars() {
  const [report, setReport] = React.useState(dayjs('2026-10-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', rowGap: 2, justifyContent: 'center' }}>
        {/* preview-start */}
        <Typography role="status" sx={{ flexBasis: '100%', textAlign: 'center' }}>
          Clay used in {report.format('MMMM YYYY')}
        </Typography>
        <YearCalendar value={report} onChange={setReport} minDate={first} maxDate={last} />
        <MonthCalendar value={report} onChange={setReport} minDate={first} maxDate={last} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
