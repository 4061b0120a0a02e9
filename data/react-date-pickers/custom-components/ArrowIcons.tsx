import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ArrowIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        defaultValue={dayjs('2026-06-12')}
        slots={{
          leftArrowIcon: ArrowBackIcon,
          rightArrowIcon: ArrowForwardIcon,
          switchViewIcon: UnfoldMoreIcon,
        }}
        slotProps={{
          previousIconButton: { color: 'primary' },
          nextIconButton: { color: 'primary' },
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
