import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

/* preview-start */
function ArrowIcon(props: SvgIconProps) {
  const { open } = usePickerContext();
  return open ? <ExpandLessIcon {...props} /> : <ExpandMoreIcon {...props} />;
}
/* preview-end */

export default function StateIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2026-06-12')}
        slots={{ openPickerIcon: ArrowIcon }}
      />
    </LocalizationProvider>
  );
}
