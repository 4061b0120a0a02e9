import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { day, press, section, show, spelled, stubPointer, textOf } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/custom-field/');

const friday = dayjs('2026-06-12');
const dialog = () => screen.queryByRole('dialog');

/** A button that shows and opens, as on the page. */
function ButtonDateField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, name, open, setOpen, triggerRef } = usePickerContext();
  const validation = { validator: validateDate, value, timezone, props: internalProps };
  const { hasValidationError } = useValidation(validation);
  return (
    <p>
      <button
        ref={triggerRef}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen((isOpen) => !isOpen)}
      >
        Due
      </button>
      <output>{hasValidationError ? 'wrong' : 'fine'}</output>
      <input type="hidden" name={name} value={value?.format('YYYY-MM-DD') ?? ''} />
    </p>
  );
}

claim('Custom field', 'slotProps.textField sets the helper text and the variant', () => {
  const slotProps = { textField: { variant: 'filled' as const, helperText: '30 days' } };
  show(<DatePicker label="Due date" slotProps={slotProps} />);
  expect(screen.getByText('30 days')).toBeTruthy();
  expect(document.querySelector('.MuiPickersFilledInput-root')).not.toBeNull();
});

claim('Change the text field', 'inputProps reach the hidden input', () => {
  const slotProps = { textField: { inputProps: { 'data-testid': 'due' } } };
  show(<DatePicker label="Due date" defaultValue={friday} slotProps={slotProps} />);
  expect(screen.getByTestId<HTMLInputElement>('due').value).toBe('06/12/2026');
});

claim('Change the separators', 'Density and the separator of a range change the text', () => {
  show(
    <>
      <DatePicker label="Due date" defaultValue={friday} formatDensity="spacious" />
      <DateRangePicker
        label="Period"
        defaultValue={[friday, friday]}
        slotProps={{ field: { dateSeparator: 'to' } }}
      />
    </>,
  );
  expect(textOf('Due date')).toBe('06 / 12 / 2026');
  expect(textOf('Period')).toBe('06/12/2026 to 06/12/2026');
});

claim('Pass props to the field', 'readOnly can depend on the variant', () => {
  const picker = (
    <DatePicker
      label="Due date"
      slotProps={{ field: ({ pickerVariant }) => ({ readOnly: pickerVariant === 'mobile' }) }}
    />
  );
  stubPointer('fine');
  const { unmount } = show(picker);
  expect(section('Month').getAttribute('aria-readonly')).toBe('false');
  unmount();
  stubPointer('coarse');
  show(picker);
  expect(section('Month').getAttribute('aria-readonly')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});

claim('Wrap the text field', 'A wrapper that forwards its props keeps the sections', async () => {
  stubPointer('fine');
  const Wrapper = (props: PickersTextFieldProps) => (
    <div>
      <PickersTextField {...props} />
    </div>
  );
  show(<DatePicker label="Due date" reduceAnimations slots={{ textField: Wrapper }} />);
  expect(section('Month')).toBeTruthy();
  await press('Choose date');
  expect(dialog()).not.toBeNull();
});

claim('Use the Material UI text field', 'The old structure renders an input', () => {
  const Compact = (props: React.ComponentProps<typeof TextField>) => (
    <TextField {...props} size="small" />
  );
  show(
    <DatePicker
      label="Due date"
      defaultValue={friday}
      enableAccessibleFieldDOMStructure={false}
      slots={{ textField: Compact }}
    />,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Due date').value).toBe('06/12/2026');
  expect(document.querySelector('.MuiInputBase-sizeSmall')).not.toBeNull();
});

claim(
  'Replace the field with your own component',
  'It gets validation props, not the value',
  () => {
    const received: string[] = [];
    function Spy(props: DatePickerFieldProps) {
      React.useEffect(() => {
        received.push(...Object.keys(props));
      }, [props]);
      return null;
    }
    const slotProps = { field: { title: 'Hint' } };
    const limits = { minDate: friday, disablePast: true };
    show(
      <DatePicker
        label="Due date"
        value={friday}
        {...limits}
        slots={{ field: Spy }}
        slotProps={slotProps}
      />,
    );
    expect(received).toEqual(expect.arrayContaining(['minDate', 'disablePast', 'title']));
    expect(received).not.toContain('value');
    expect(received).not.toContain('label');
  },
);

claim(
  'Replace the field with your own component',
  'The focus returns to the element that had it before',
  async () => {
    stubPointer('fine');
    show(<DatePicker label="Due date" reduceAnimations slots={{ field: ButtonDateField }} />);
    const button = screen.getByRole('button', { name: 'Due' });
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(document.activeElement).not.toBe(button));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    await waitFor(() => expect(dialog()).toBeNull());
  },
);

claim(
  'Replace the field with your own component',
  'setValue closes, except with shouldClose: false',
  async () => {
    stubPointer('fine');
    const [onChange, onClose] = [vi.fn(), vi.fn()];
    function Typed() {
      const { setValue, setOpen, triggerRef } = usePickerContext();
      const setText = (text: string) =>
        text ? setValue(dayjs(text), { shouldClose: false }) : setValue(null);
      return (
        <p ref={triggerRef}>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <input aria-label="Due" onChange={(event) => setText(event.target.value)} />
        </p>
      );
    }
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText('Due'), { target: { value } });
    show(<DatePicker {...{ onChange, onClose }} reduceAnimations slots={{ field: Typed }} />);
    await press('Open');
    type('2026-06-12');
    expect(onClose).not.toHaveBeenCalled();
    type('');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(spelled(onChange)).toEqual(['2026-06-12 00:00', 'null']);
  },
);

claim('Replace the field with your own component', 'useValidation reports broken rules', () => {
  const field = (
    <DatePicker value={friday} minDate={dayjs('2026-06-20')} slots={{ field: ButtonDateField }} />
  );
  const { rerender } = show(field);
  expect(screen.getByText('wrong')).toBeTruthy();
  rerender(<DatePicker value={friday} slots={{ field: ButtonDateField }} />);
  expect(screen.getByText('fine')).toBeTruthy();
});

claim('Button', 'A hidden input submits the date, and Clear empties it', async () => {
  stubPointer('fine');
  show(
    <form aria-label="Invoice">
      <DatePicker
        name="due"
        reduceAnimations
        defaultValue={friday}
        slots={{ field: ButtonDateField }}
        slotProps={{ actionBar: { actions: ['clear'] } }}
      />
    </form>,
  );
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('due');
  expect(sent()).toBe('2026-06-12');
  await press('Due');
  await userEvent.click(day(18));
  expect(sent()).toBe('2026-06-18');
  await press('Due');
  await press('Clear');
  expect(sent()).toBe('');
});

claim('Read-only text field', 'useParsedFormat returns a localized placeholder', () => {
  function Placeholder() {
    return <p>{useParsedFormat()}</p>;
  }
  const localeText = { fieldYearPlaceholder: () => 'JJJJ', fieldDayPlaceholder: () => 'TT' };
  const props = { localeText, format: 'DD.MM.YYYY', slots: { field: Placeholder } };
  show(<DatePicker {...props} />);
  expect(screen.getByText('TT.MM.JJJJ')).toBeTruthy();
});

claim('Why do I get "The sectionListRef prop has not been initialized"?', 'An input throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Input = () => <input aria-label="Due date" />;
  expect(() => show(<DatePicker slots={{ textField: Input }} />)).toThrow(
    'MUI X: The `sectionListRef` prop has not been initialized by `PickersSectionList`',
  );
  vi.restoreAllMocks();
});
