import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

export default function DateTimeRangeRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateTimeRangePicker
          label="One list, every 20 minutes"
          timeSteps={{ minutes: 20 }}
          thresholdToRenderTimeInASingleColumn={72}
          format="MM/DD/YYYY hh:mm A"
          defaultValue={[dayjs('2026-07-10T09:00'), dayjs('2026-07-12T17:20')]}
        />
        <DateTimeRangePicker
          label="Round clock"
          viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
          defaultValue={[dayjs('2026-07-10T09:00'), dayjs('2026-07-12T17:20')]}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
