import * as React from 'react';
import EventIcon from '@mui/icons-material/Event';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

const paydays = ['2026-06-12', '2026-06-26', '2026-07-10', '2026-07-24'].map((day) => dayjs(day));
const isPayday = (day: Dayjs) => paydays.some((payday) => payday.isSame(day, 'day'));

function PaydayField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, disabled, readOnly, setValue, label, name, triggerStatus, setOpen } =
    usePickerContext();
  const { rootRef, rootClassName, rootSx, triggerRef } = usePickerContext();
  const validation = { validator: validateDate, value, timezone, props: internalProps };
  const { hasValidationError } = useValidation(validation);
  const day = value?.isValid() ? value.format('YYYY-MM-DD') : '';

  return (
    <React.Fragment>
      <Autocomplete
        {...forwardedProps}
        ref={rootRef}
        className={rootClassName}
        sx={rootSx}
        fullWidth
        forcePopupIcon={false}
        disabled={disabled}
        readOnly={readOnly}
        /* preview-start */
        options={paydays}
        getOptionKey={(payday) => payday.valueOf()}
        getOptionLabel={(payday) => payday.format('ddd, MMM D, YYYY')}
        isOptionEqualToValue={(payday, day) => payday.isSame(day, 'day')}
        value={value && isPayday(value) ? value : null}
        onChange={(_, payday) => setValue(payday)}
        /* preview-end */
        renderInput={({ InputProps, inputProps, InputLabelProps, ...params }) => (
          <TextField
            {...params}
            label={label}
            error={hasValidationError}
            slotProps={{
              inputLabel: InputLabelProps,
              htmlInput: inputProps,
              input: {
                ...InputProps,
                ref: (element: HTMLDivElement | null) => {
                  triggerRef(element);
                  if (typeof InputProps.ref === 'function') InputProps.ref(element);
                },
                startAdornment: (
                  <InputAdornment position="start">
                    <IconButton
                      aria-label="Open the calendar"
                      edge="start"
                      disabled={triggerStatus !== 'enabled'}
                      onClick={() => setOpen((isOpen) => !isOpen)}
                    >
                      <EventIcon />
                    </IconButton>
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
      {name && <input type="hidden" name={name} value={day} disabled={disabled} />}
    </React.Fragment>
  );
}

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Payday"
        name="payday"
        referenceDate={dayjs('2026-06-12')}
        shouldDisableDate={(day) => !isPayday(day)}
        slots={{ field: PaydayField }}
      />
    </LocalizationProvider>
  );
}
