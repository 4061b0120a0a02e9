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

const departure = dayjs('2026-06-12T08:15');
const arrival = dayjs('2026-06-13T09:40');
const trip: [Dayjs, Dayjs] = [departure, arrival];

export default function ComponentFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
        }}
      >
        {/* preview-start */}
        <DateField label="Date" defaultValue={departure} />
        <SingleInputDateRangeField label="Date range (Pro)" defaultValue={trip} />
        <TimeField label="Time" defaultValue={departure} />
        <SingleInputTimeRangeField label="Time range (Pro)" defaultValue={trip} />
        <DateTimeField label="Date and time" defaultValue={departure} />
        <SingleInputDateTimeRangeField
          label="Date and time range (Pro)"
          format="MMM D, HH:mm"
          defaultValue={trip}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
