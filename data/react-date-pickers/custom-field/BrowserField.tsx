import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import dayjs from 'dayjs';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: 8,
  border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  borderRadius: 4,
  '&:has([aria-invalid=true])': { borderColor: (theme.vars ?? theme).palette.error.main },
  '&:focus-within': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}` },
  '& > div': { flex: 1, outline: 'none' },
}));

function BrowserDateField(props: DatePickerFieldProps) {
  const { label, triggerStatus, setOpen, name } = usePickerContext();
  const { rootRef, rootClassName, rootSx, triggerRef } = usePickerContext();
  const field = useDateField<true, DatePickerFieldProps>(props);
  const labelId = React.useId();

  return (
    <Box ref={rootRef} className={rootClassName} sx={rootSx}>
      <span id={labelId}>{label}</span>
      <Frame ref={triggerRef} onClick={field.onClick}>
        {/* preview-start */}
        <PickersSectionList
          role="group"
          aria-labelledby={labelId}
          elements={field.elements}
          sectionListRef={field.sectionListRef}
          contentEditable={field.contentEditable}
          tabIndex={field.tabIndex}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onInput={field.onInput}
          onPaste={field.onPaste}
          onKeyDown={field.onKeyDown}
          slotProps={{ sectionContent: { 'aria-invalid': field.error } }}
        />
        {/* preview-end */}
        {field.clearable && (
          <button type="button" aria-label="Clear the date" onClick={field.onClear}>
            ✕
          </button>
        )}
        <button
          type="button"
          aria-label={field.openPickerAriaLabel}
          disabled={triggerStatus !== 'enabled'}
          onClick={(event) => {
            event.preventDefault();
            setOpen((isOpen) => !isOpen);
          }}
        >
          ▾
        </button>
        <input type="hidden" name={name} value={field.value} disabled={field.disabled} />
      </Frame>
    </Box>
  );
}

export default function BrowserField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due date"
        name="due"
        defaultValue={dayjs('2026-06-12')}
        slots={{ field: BrowserDateField }}
        slotProps={{ field: { clearable: true } }}
      />
    </LocalizationProvider>
  );
}
