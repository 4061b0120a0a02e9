import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function SingleFieldsGallery() {
  return (
    /* preview-start */
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Opening day" />
        <TimeField label="Opening time" />
        <DateTimeField label="Guided tour" />
      </Stack>
    </LocalizationProvider>
    /* preview-end */
  );
}
