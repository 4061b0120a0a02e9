import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

function ButtonDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, label, name, fieldFormat, disabled, readOnly, setOpen, open } =
    usePickerContext();
  const { rootRef, rootClassName, rootSx, triggerRef } = usePickerContext();
  const validation = { validator: validateDate, value, timezone, props: internalProps };
  const { hasValidationError } = useValidation(validation);
  const day = value?.isValid() ? value.format('YYYY-MM-DD') : '';
  const text = value?.isValid() ? value.format(fieldFormat) : 'Choose a day';

  return (
    <Box ref={rootRef} className={rootClassName} sx={rootSx}>
      {/* preview-start */}
      <Button
        {...forwardedProps}
        ref={triggerRef}
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        disabled={disabled || readOnly}
        onClick={() => setOpen((isOpen) => !isOpen)}
        aria-haspopup="dialog"
        aria-expanded={open}
        startIcon={<CalendarMonthIcon />}
      >
        {label}: {text}
      </Button>
      {/* preview-end */}
      {hasValidationError && <FormHelperText error>This day is not available.</FormHelperText>}
      {name && <input type="hidden" name={name} value={day} disabled={disabled} />}
    </Box>
  );
}

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due date"
        name="due"
        format="MMM D, YYYY"
        defaultValue={dayjs('2026-06-12')}
        minDate={dayjs('2026-06-08')}
        slots={{ field: ButtonDateField }}
        slotProps={{ actionBar: { actions: ['clear'] } }}
      />
    </LocalizationProvider>
  );
}
