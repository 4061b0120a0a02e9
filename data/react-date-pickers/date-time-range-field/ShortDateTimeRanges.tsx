import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const outage: [Dayjs, Dayjs] = [dayjs('2026-07-10T22:00'), dayjs('2026-07-11T01:30')];

export default function ShortDateTimeRanges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <SingleInputDateTimeRangeField label="Default in US English" defaultValue={outage} />
        <SingleInputDateTimeRangeField label="24 hours" ampm={false} defaultValue={outage} />
        <SingleInputDateTimeRangeField
          label="Without a year"
          format="MMM D, HH:mm"
          defaultValue={outage}
        />
        <SingleInputDateTimeRangeField
          label="As short as possible"
          format="M/D H:mm"
          shouldRespectLeadingZeros
          dateSeparator="to"
          defaultValue={outage}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
