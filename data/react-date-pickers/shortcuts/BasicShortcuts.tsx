import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';

export default function BasicShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Reminder"
        slotProps={{
          shortcuts: {
            items: [
              { label: 'Today', getValue: () => dayjs().startOf('day') },
              { label: 'Next week', getValue: () => dayjs().startOf('day').add(1, 'week') },
              { label: 'Christmas', getValue: () => dayjs('2026-12-25') },
              { label: 'No reminder', getValue: () => null },
            ],
          },
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
