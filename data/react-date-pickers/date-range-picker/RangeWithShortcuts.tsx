import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function RangeWithShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Occupancy report"
        defaultValue={[dayjs('2026-06-15'), dayjs('2026-09-15')]}
        calendars={1}
        sx={{ width: 280 }}
        /* preview-start */
        slotProps={{
          shortcuts: {
            items: [
              { label: 'Last 7 days', getValue: () => [dayjs().subtract(6, 'day'), dayjs()] },
              {
                label: 'This week',
                getValue: () => [dayjs().startOf('week'), dayjs().endOf('week')],
              },
              { label: 'Season', getValue: () => [dayjs('2026-06-15'), dayjs('2026-09-15')] },
              { label: 'Clear', getValue: () => [null, null] },
            ],
          },
        }}
        /* preview-end */
      />
    </LocalizationProvider>
  );
}
