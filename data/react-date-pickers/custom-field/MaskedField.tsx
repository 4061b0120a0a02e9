import * as React from 'react';
import EventIcon from '@mui/icons-material/Event';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import { useDraft } from './useDraft';

const FORMAT = 'MM/DD/YYYY';

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 8);

/** Writes digits as a date: 06122026 becomes 06/12/2026. */
function mask(text: string): string {
  const digits = digitsOf(text);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

function MaskedDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, setValue, label, name, disabled, readOnly, triggerStatus, setOpen } =
    usePickerContext();
  const { rootRef, rootClassName, rootSx, triggerRef } = usePickerContext();
  const { text, setText } = useDraft(value, FORMAT);
  const validation = { validator: validateDate, value, timezone, props: internalProps };
  const { hasValidationError } = useValidation(validation);
  const [isFocused, setIsFocused] = React.useState(false);
  const isIncomplete = text !== '' && text.length < FORMAT.length && !isFocused;
  const hasError = hasValidationError || isIncomplete;
  const placeholder = useParsedFormat({ format: FORMAT });

  /* preview-start */
  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const typed = mask(target.value);
    const next = typed.length === FORMAT.length ? dayjs(typed, FORMAT, true) : null;
    const caret = mask(target.value.slice(0, target.selectionStart ?? 0)).length;
    setText(typed, next);
    setValue(next, { shouldClose: false });
    requestAnimationFrame(() => target.setSelectionRange(caret, caret));
  };
  /* preview-end */

  return (
    <TextField
      {...forwardedProps}
      ref={rootRef}
      className={rootClassName}
      sx={rootSx}
      label={label}
      name={name}
      disabled={disabled}
      value={text}
      onChange={handleChange}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      placeholder={placeholder}
      error={hasError}
      helperText={hasError ? 'Enter a day in June 2026, such as 06/12/2026.' : ' '}
      fullWidth
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        input: {
          ref: triggerRef,
          readOnly: readOnly,
          endAdornment: (
            <IconButton
              aria-label="Open the calendar"
              edge="end"
              disabled={triggerStatus !== 'enabled'}
              onClick={() => setOpen((isOpen) => !isOpen)}
            >
              <EventIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}

export default function MaskedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due date"
        name="due"
        referenceDate={dayjs('2026-06-12')}
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-06-30')}
        slots={{ field: MaskedDateField }}
      />
    </LocalizationProvider>
  );
}
