import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const friday = dayjs('2026-09-18');

export default function CustomClearIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateField
          label="Opening day"
          defaultValue={friday}
          clearable
          slots={{ clearIcon: BackspaceIcon }}
          slotProps={{ clearButton: { color: 'primary' } }}
          sx={{ '& .clearButton': { opacity: 1 } }}
        />
        {/* preview-end */}
        <DatePicker
          label="Guided tour"
          defaultValue={friday}
          slots={{ clearIcon: BackspaceIcon }}
          slotProps={{ field: { clearable: true }, clearButton: { color: 'primary' } }}
          sx={{ '& .clearButton': { opacity: 1 } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
