import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const vacation: [Dayjs, Dayjs] = [dayjs('2026-07-06'), dayjs('2026-07-17')];

export default function RangeFieldSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <SingleInputDateRangeField
          label="Vacation"
          format="MMM D, YYYY"
          dateSeparator="to"
          defaultValue={vacation}
        />
        <MultiInputDateRangeField
          dateSeparator="to"
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'First day' : 'Last day',
            }),
          }}
          defaultValue={vacation}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
