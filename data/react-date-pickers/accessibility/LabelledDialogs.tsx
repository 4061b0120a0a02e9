import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const name = { 'aria-label': 'Choose a due date' };

export default function LabelledDialogs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker label="Start date" />
        <DatePicker
          defaultValue={dayjs('2026-07-10')}
          slotProps={{
            textField: { InputProps: { 'aria-label': 'Due date' } },
            popper: name,
            mobilePaper: name,
          }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
