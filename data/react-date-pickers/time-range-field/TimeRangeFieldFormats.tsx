import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const hours: [Dayjs, Dayjs] = [dayjs('2026-03-16T09:00'), dayjs('2026-03-16T17:30')];

export default function TimeRangeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <SingleInputTimeRangeField label="Default in US English" defaultValue={hours} />
        <SingleInputTimeRangeField label="24 hours" ampm={false} defaultValue={hours} />
        <SingleInputTimeRangeField label="With seconds" format="HH:mm:ss" defaultValue={hours} />
        <SingleInputTimeRangeField
          label="With another separator"
          ampm={false}
          dateSeparator="to"
          defaultValue={hours}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
