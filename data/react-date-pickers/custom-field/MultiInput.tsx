import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

const fieldProps = { slotProps: { separator: { children: 'to' } } };

export default function MultiInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateRangePicker
        defaultValue={[dayjs('2026-06-01'), dayjs('2026-06-30')]}
        slots={{ field: MultiInputDateRangeField }}
        slotProps={{
          field: fieldProps as object,
          textField: (state) => {
            const isStart = 'position' in state && state.position === 'start';
            return { label: isStart ? 'Billed from' : 'Billed until' };
          },
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
