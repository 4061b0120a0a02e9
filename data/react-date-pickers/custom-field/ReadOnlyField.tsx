import * as React from 'react';
import EventIcon from '@mui/icons-material/Event';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

function ReadOnlyDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, open, setOpen, disabled, readOnly, label, name, fieldFormat } =
    usePickerContext();
  const { rootRef, rootClassName, rootSx, triggerRef } = usePickerContext();
  const placeholder = useParsedFormat();
  const validation = { validator: validateDate, value, timezone, props: internalProps };
  const { hasValidationError } = useValidation(validation);
  const day = value?.isValid() ? value.format('YYYY-MM-DD') : '';
  const canOpen = !disabled && !readOnly;

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (!canOpen || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <React.Fragment>
      <TextField
        {...forwardedProps}
        ref={rootRef}
        className={rootClassName}
        sx={rootSx}
        label={label}
        disabled={disabled}
        error={hasValidationError}
        value={value?.isValid() ? value.format(fieldFormat) : ''}
        placeholder={placeholder}
        /* preview-start */
        onClick={() => canOpen && setOpen(true)}
        onKeyDown={handleKeyDown}
        slotProps={{
          input: {
            ref: triggerRef,
            readOnly: true,
            endAdornment: <EventIcon color="action" />,
          },
          htmlInput: { role: 'combobox', 'aria-haspopup': 'dialog', 'aria-expanded': open },
        }}
        /* preview-end */
      />
      {name && <input type="hidden" name={name} value={day} disabled={disabled} />}
    </React.Fragment>
  );
}

export default function ReadOnlyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due date"
        name="due"
        defaultValue={dayjs('2026-06-12')}
        slots={{ field: ReadOnlyDateField }}
      />
    </LocalizationProvider>
  );
}
