import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function YearButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        openTo="year"
        defaultValue={dayjs('2026-06-12')}
        minDate={dayjs('2018-01-01')}
        maxDate={dayjs('2032-12-31')}
        slotProps={{
          yearButton: ({ isYearSelected }) => ({
            sx: { borderRadius: 2, fontWeight: isYearSelected ? 700 : 400 },
          }),
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
