import ArrowForward from '@mui/icons-material/ArrowForward';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function ResponsiveMultiInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        defaultValue={[dayjs('2026-07-10T22:00'), dayjs('2026-07-11T01:30')]}
        /* preview-start */
        direction={{ xs: 'column', sm: 'row' }}
        slotProps={{
          root: { sx: { alignItems: { xs: 'stretch', sm: 'center' } } },
          textField: ({ position }) => ({ label: position === 'start' ? 'From' : 'Until' }),
          separator: {
            children: <ArrowForward aria-hidden />,
            sx: { display: { xs: 'none', sm: 'flex' }, '[dir=rtl] &': { rotate: '180deg' } },
          },
        }}
        /* preview-end */
      />
    </LocalizationProvider>
  );
}
