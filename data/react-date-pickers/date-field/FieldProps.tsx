import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateField
          label="Date of travel"
          helperText="Your passport must be valid on this day."
          required
          clearable
          minDate={dayjs('2026-05-01')}
          defaultValue={dayjs('2026-07-20')}
        />
        <DateField label="Date of birth" size="small" readOnly defaultValue={dayjs('1990-12-09')} />
        <DateField label="Passport collected" variant="filled" size="small" disabled />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
