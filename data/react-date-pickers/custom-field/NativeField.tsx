import * as React from 'react';
import EventIcon from '@mui/icons-material/Event';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import { useDraft } from './useDraft';

const ISO = 'YYYY-MM-DD';
const withoutIcon = { '& ::-webkit-calendar-picker-indicator': { display: 'none' } };

function NativeDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, setValue, label, name, disabled, readOnly, triggerStatus, setOpen } =
    usePickerContext();
  const { rootRef, rootClassName, rootSx, triggerRef } = usePickerContext();
  const { text, setText } = useDraft(value, ISO);
  const validation = { validator: validateDate, value, timezone, props: internalProps };
  const { hasValidationError } = useValidation(validation);

  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    // While the user types the year, the browser reports years such as 0002.
    const next = target.value >= '1000' ? dayjs(target.value, ISO, true) : null;
    setText(target.value, next);
    setValue(next, { shouldClose: false });
  };

  const button = (
    <IconButton
      aria-label="Open the calendar"
      edge="end"
      disabled={triggerStatus !== 'enabled'}
      onClick={() => setOpen((isOpen) => !isOpen)}
    >
      <EventIcon />
    </IconButton>
  );

  return (
    <TextField
      {...forwardedProps}
      ref={rootRef}
      className={rootClassName}
      sx={[withoutIcon, ...(Array.isArray(rootSx) ? rootSx : [rootSx])]}
      label={label}
      name={name}
      disabled={disabled}
      error={hasValidationError}
      helperText={hasValidationError ? 'Choose a day in June 2026.' : ' '}
      fullWidth
      /* preview-start */
      type="date"
      value={text}
      onChange={handleChange}
      slotProps={{
        htmlInput: {
          min: internalProps.minDate?.format('YYYY-MM-DD'),
          max: internalProps.maxDate?.format('YYYY-MM-DD'),
        },
        inputLabel: { shrink: true },
        input: { ref: triggerRef, readOnly, endAdornment: button },
      }}
      /* preview-end */
    />
  );
}

export default function NativeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due date"
        name="due"
        referenceDate={dayjs('2026-06-12')}
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-06-30')}
        slots={{ field: NativeDateField }}
      />
    </LocalizationProvider>
  );
}
