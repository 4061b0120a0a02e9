import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const alwaysVisible = { '& .clearButton': { opacity: '1 !important' } };

export default function CustomClearIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 300px)' }}>
        <DateField
          label="Own icon"
          defaultValue={dayjs('2026-09-18')}
          clearable
          slots={{ clearIcon: BackspaceIcon }}
          slotProps={{ clearButton: { color: 'primary' } }}
          sx={alwaysVisible}
        />
        <DatePicker
          label="In a picker"
          defaultValue={dayjs('2026-09-18')}
          slots={{ clearIcon: BackspaceIcon }}
          slotProps={{ field: { clearable: true } }}
          sx={alwaysVisible}
        />
      </Stack>
    </LocalizationProvider>
  );
}
