import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <DateField
          label="Date of travel"
          required
          clearable
          fullWidth
          helperText="The passport must be valid on this day."
          minDate={dayjs('2026-05-01')}
          defaultValue={dayjs('2026-07-20')}
        />
        <DateField label="Date of birth" readOnly size="small" defaultValue={dayjs('1990-12-09')} />
        <DateField label="Collected" disabled variant="filled" size="small" />
      </Stack>
    </LocalizationProvider>
  );
}
