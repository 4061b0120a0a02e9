import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const departs = dayjs('2026-06-12T08:15');
const arrives = dayjs('2026-06-13T09:40');
const trip: [Dayjs, Dayjs] = [departs, arrives];

export default function ComponentFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          inlineSize: 'min(100%, 620px)',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
        }}
      >
        <DateField label="Date" defaultValue={departs} />
        <TimeField label="Time" defaultValue={departs} />
        <DateTimeField label="Date and time" defaultValue={departs} />
        <SingleInputDateRangeField label="Date range (Pro)" defaultValue={trip} />
        <SingleInputTimeRangeField label="Time range (Pro)" defaultValue={trip} />
        <SingleInputDateTimeRangeField
          label="Date and time range (Pro)"
          format="MMM D, HH:mm"
          defaultValue={trip}
        />
      </Box>
    </LocalizationProvider>
  );
}
