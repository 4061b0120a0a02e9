import DateRangeIcon from '@mui/icons-material/DateRange';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { useValidation } from '@mui/x-date-pickers/validation';
import { validateDateRange } from '@mui/x-date-pickers-pro/validation';
import dayjs, { type Dayjs } from 'dayjs';

const spell = (day: Dayjs | null) => (day?.isValid() ? day.format('MMM D') : '…');

function PeriodButton(props: DateRangePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, disabled, readOnly, setOpen, open, label } =
    usePickerContext<DateRange<Dayjs>>();
  const { rootRef, rootClassName, rootSx, triggerRef } = usePickerContext();
  const validation = { validator: validateDateRange, value, timezone, props: internalProps };
  const { hasValidationError } = useValidation(validation);

  return (
    <Box ref={rootRef} className={rootClassName} sx={rootSx}>
      <Button
        ref={triggerRef}
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        disabled={disabled || readOnly}
        onClick={() => setOpen((isOpen) => !isOpen)}
        aria-haspopup="dialog"
        aria-expanded={open}
        startIcon={<DateRangeIcon />}
      >
        {label}: {value.map(spell).join(' – ')}
      </Button>
    </Box>
  );
}

/* preview-start */
PeriodButton.fieldType = 'single-input';

export default function ButtonRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Billing period"
        calendars={1}
        defaultValue={[dayjs('2026-06-01'), dayjs('2026-06-30')]}
        slots={{ field: PeriodButton }}
      />
    </LocalizationProvider>
  );
}
/* preview-end */
