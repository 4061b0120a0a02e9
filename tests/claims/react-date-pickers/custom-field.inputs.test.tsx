import Stack from '@mui/material/Stack';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useMultiInputRangeField as useMultiInputRangeField } from '@mui/x-date-pickers-pro/hooks';
import { useDateRangeManager } from '@mui/x-date-pickers-pro/managers';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import AutocompleteField from '../../../data/react-date-pickers/custom-field/AutocompleteField';
import MaskedField from '../../../data/react-date-pickers/custom-field/MaskedField';
import NativeField from '../../../data/react-date-pickers/custom-field/NativeField';
import ReadOnlyField from '../../../data/react-date-pickers/custom-field/ReadOnlyField';
import { claimsOf } from '../claim';
import { day, press, section, show, spelled, stubPointer, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/custom-field/');

const friday = dayjs('2026-06-12');
const dialog = () => screen.queryByRole('dialog');
const tooltip = () => screen.queryByRole('tooltip');
const input = () => screen.getByLabelText<HTMLInputElement>('Due date');
const change = (text: string) => fireEvent.change(input(), { target: { value: text } });

claim('Read-only text field', 'Enter, Space, and the arrow down open the calendar', async () => {
  stubPointer('fine');
  show(<ReadOnlyField />);
  const field = screen.getByRole('combobox', { name: 'Due date' });
  for (const key of ['Enter', ' ', 'ArrowDown']) {
    fireEvent.keyDown(field, { key });
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  }
  fireEvent.keyDown(field, { key: 'a' });
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

claim('Masked input', 'The mask inserts slashes and drops other characters', () => {
  show(<MaskedField />);
  change('0612');
  expect(input().value).toBe('06/12');
  change('06x12 2026abc7');
  expect(input().value).toBe('06/12/2026');
  expect(input().getAttribute('aria-invalid')).toBe('false');
});

claim('Masked input', 'An impossible date and an incomplete one are errors', () => {
  show(<MaskedField />);
  change('02312026');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  fireEvent.focus(input());
  change('0612');
  expect(input().getAttribute('aria-invalid')).toBe('false');
  fireEvent.blur(input());
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

claim('Masked input', 'A choice in the calendar replaces the typed text', async () => {
  stubPointer('fine');
  show(<MaskedField />);
  change('0612');
  await press('Open the calendar');
  await userEvent.click(day(18));
  expect(screen.getByDisplayValue('06/18/2026')).toBeTruthy();
});

claim(
  'Native date input',
  'Limits come from the validation props, and years from 1000 count',
  () => {
    show(<NativeField />);
    expect([input().min, input().max]).toEqual(['2026-06-01', '2026-06-30']);
    change('0002-06-12');
    expect(input().value).toBe('0002-06-12');
    expect(input().getAttribute('aria-invalid')).toBe('false');
    change('2026-07-12');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    change('2026-06-12');
    expect(input().getAttribute('aria-invalid')).toBe('false');
  },
);

claim('Autocomplete', 'A part of the date finds it, and deleting the text clears', async () => {
  stubPointer('fine');
  show(<AutocompleteField />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Payday' });
  await userEvent.type(field, 'jul');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Fri, Jul 10, 2026',
    'Fri, Jul 24, 2026',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field.value).toBe('Fri, Jul 10, 2026');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field.value).toBe('');
});

claim('Keep the sections in another design system', 'Users type and clear sections', async () => {
  const onChange = vi.fn();
  function Sections(props: DatePickerFieldProps) {
    const field = useDateField<true, DatePickerFieldProps>(props);
    const { rootRef } = usePickerContext();
    return (
      // The sections inside answer to the keyboard.
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div ref={rootRef} onClick={field.onClick}>
        <PickersSectionList
          elements={field.elements}
          sectionListRef={field.sectionListRef}
          contentEditable={field.contentEditable}
          tabIndex={field.tabIndex}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onInput={field.onInput}
          onKeyDown={field.onKeyDown}
        />
        {field.clearable && (
          <button type="button" onClick={field.onClear}>
            Clear
          </button>
        )}
      </div>
    );
  }
  const props = { onChange, slots: { field: Sections }, slotProps: { field: { clearable: true } } };
  show(<DatePicker {...props} />);
  expect(screen.queryByRole('button')).toBeNull();
  await typeFrom(section('Month'), '06122026');
  expect(spelled(onChange).at(-1)).toBe('2026-06-12 00:00');
  await press('Clear');
  expect(spelled(onChange).at(-1)).toBe('null');
  expect(document.activeElement).toBe(section('Month'));
});

claim('Range pickers', 'position and the separator of the two inputs', () => {
  const field = { slotProps: { separator: { children: 'until' } } };
  show(
    <DateRangePicker
      defaultValue={[friday, friday]}
      slots={{ field: MultiInputDateRangeField }}
      slotProps={{
        field: field as object,
        textField: (state) => {
          const isStart = 'position' in state && state.position === 'start';
          return { label: isStart ? 'Billed from' : 'Billed until' };
        },
      }}
    />,
  );
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
  const labels = names.map((id) => document.getElementById(id ?? '')?.textContent);
  expect(labels).toEqual(['Billed from', 'Billed until']);
  expect(screen.getByText('until')).toBeTruthy();
});

claim(
  'Replace the field of a range picker',
  'single-input opens a dialog, no fieldType a tooltip that leaves the focus',
  async () => {
    stubPointer('fine');
    const Period = (_: DateRangePickerFieldProps) => {
      const { setOpen, triggerRef } = usePickerContext();
      return (
        <button ref={triggerRef} type="button" onClick={() => setOpen(true)}>
          Period
        </button>
      );
    };
    const Plain = (props: DateRangePickerFieldProps) => <Period {...props} />;
    const Single = Object.assign((props: DateRangePickerFieldProps) => <Period {...props} />, {
      fieldType: 'single-input',
    });
    const { unmount } = show(<DateRangePicker reduceAnimations slots={{ field: Single }} />);
    await press('Period');
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    unmount();
    show(<DateRangePicker reduceAnimations slots={{ field: Plain }} />);
    await press('Period');
    expect(dialog()).toBeNull();
    expect(tooltip()?.contains(document.activeElement)).toBe(false);
    expect(document.activeElement?.textContent).toBe('Period');
  },
);

claim(
  'Replace the field of a range picker',
  'The hook returns the props of two text fields',
  () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onChange = vi.fn();
    type SideProps = PickersTextFieldProps & { enableAccessibleFieldDOMStructure: boolean };
    const Side = ({ enableAccessibleFieldDOMStructure: _, ...props }: SideProps) => (
      <PickersTextField {...props} />
    );
    function Period(props: DateRangePickerFieldProps) {
      const manager = useDateRangeManager();
      const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
      const { root, startTextField, endTextField } = useMultiInputRangeField({
        manager,
        internalProps,
        rootProps: forwardedProps,
        startTextFieldProps: { label: 'First day' },
        endTextFieldProps: { label: 'Last day' },
      });
      return (
        <Stack {...root}>
          <Side {...startTextField} />
          <Side {...endTextField} />
        </Stack>
      );
    }
    Period.fieldType = 'multi-input';
    show(<DateRangePicker onChange={onChange} slots={{ field: Period }} />);
    const last = within(screen.getByRole('group', { name: 'Last day' }));
    fireEvent.change(last.getByRole('textbox', { hidden: true }), {
      target: { value: '06/19/2026' },
    });
    expect(spelled({ mock: { calls: [[onChange.mock.lastCall?.[0][1]]] } })).toEqual([
      '2026-06-19 00:00',
    ]);
    const warnings = warn.mock.calls.map((call) => call.join(' '));
    expect(warnings.filter((text) => !text.includes('icense'))).toEqual([]);
    vi.restoreAllMocks();
  },
);
