import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function BasicDateTimeRangeFields() {
  return (
    /* preview-start */
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <SingleInputDateTimeRangeField label="Outage" />
        <MultiInputDateTimeRangeField
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'From' : 'Until' }),
          }}
        />
      </Stack>
    </LocalizationProvider>
    /* preview-end */
  );
}
