import * as React from 'react';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

const warning = <WarningAmberIcon color="error" titleAccess="No flight on this day" />;

export default function RangeWarning() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        format="MMM D"
        defaultValue={[dayjs('2026-06-14'), dayjs('2026-06-19')]}
        shouldDisableDate={(day) => day.day() === 0}
        localeText={{ start: 'Departure', end: 'Return' }}
        slots={{ field: MultiInputDateRangeField }}
        /* preview-start */
        onError={setErrors}
        slotProps={{
          textField: (state) => {
            const isEnd = 'position' in state && state.position === 'end';
            return { InputProps: { endAdornment: errors[isEnd ? 1 : 0] ? warning : null } };
          },
        }}
        /* preview-end */
      />
    </LocalizationProvider>
  );
}
