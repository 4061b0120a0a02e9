import * as React from 'react';
import type { IconButtonProps } from '@mui/material/IconButton';
import InputAdornment, { type InputAdornmentProps } from '@mui/material/InputAdornment';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, show, stubPointer } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/custom-opening-button/');

const friday = dayjs('2026-06-12');
const sunday = dayjs('2026-06-14');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /choose date/i });
const dialog = () => screen.queryByRole('dialog');
/** Where the adornment with this text is placed: before or after the sections. */
const isBeforeSections = (element: Element) =>
  Boolean(section('Month').compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
function Departure(props: DatePickerProps) {
  return <DatePicker label="Departure" reduceAnimations defaultValue={friday} {...props} />;
}

claim('Custom opening button', 'The icon is in the button, which is in the adornment', () => {
  const Icon = () => <i>plane</i>;
  show(<Departure slots={{ openPickerIcon: Icon }} />);
  expect(button().contains(screen.getByText('plane'))).toBe(true);
  expect(button().parentElement?.className).toContain('MuiInputAdornment-root');
});

claim('Change the icon while the picker is open', 'By context or by a function', async () => {
  stubPointer('fine');
  const Icon = ({ color }: { color?: string }) => (
    <i title={color}>{usePickerContext().open ? 'up' : 'down'}</i>
  );
  show(
    <Departure
      slots={{ openPickerIcon: Icon }}
      slotProps={{
        openPickerIcon: ({ isPickerOpen }) => ({ color: isPickerOpen ? 'primary' : 'action' }),
      }}
    />,
  );
  expect(screen.getByText('down').title).toBe('action');
  await userEvent.click(button());
  expect(screen.getByText('up').title).toBe('primary');
});

claim('Style the button', 'An onClick replaces the handler that opens the picker', async () => {
  stubPointer('fine');
  const onClick = vi.fn();
  show(<Departure slotProps={{ openPickerButton: { onClick, color: 'primary' } }} />);
  expect(button().className).toContain('colorPrimary');
  await userEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeNull();
});

claim('Replace the button', 'It receives the handler, the state, and the label', async () => {
  stubPointer('fine');
  const Change = ({ onClick, disabled, 'aria-label': label }: IconButtonProps) => (
    <button type="button" onClick={onClick} disabled={disabled} aria-label={`Change. ${label}`} />
  );
  const { rerender } = show(<Departure disabled slots={{ openPickerButton: Change }} />);
  expect(button().disabled).toBe(true);
  rerender(<Departure slots={{ openPickerButton: Change }} />);
  expect(button().getAttribute('aria-label')).toBe(
    'Change. Choose date, selected date is Jun 12, 2026',
  );
  await userEvent.click(button());
  expect(dialog()).not.toBeNull();
});

claim('Replace the button', 'openDatePickerDialogue sets the label', () => {
  show(
    <Departure localeText={{ openDatePickerDialogue: (date) => `Choose date. Now: ${date}` }} />,
  );
  expect(button().getAttribute('aria-label')).toBe('Choose date. Now: Jun 12, 2026');
});

claim('Move the button to the start', 'The field has a prop; the adornment has none', () => {
  const { unmount } = show(<Departure />);
  expect(isBeforeSections(button())).toBe(false);
  unmount();
  const field = { openPickerButtonPosition: 'start' as const, clearable: true };
  const next = show(<Departure slotProps={{ field }} />);
  expect(isBeforeSections(button())).toBe(true);
  expect(isBeforeSections(screen.getByTitle('Clear'))).toBe(false);
  next.unmount();
  show(<Departure slotProps={{ inputAdornment: { position: 'start' } }} />);
  expect(isBeforeSections(button())).toBe(false);
});

claim('Add an icon beside the button', 'The warning follows the validity', () => {
  function Adornment({ children, ...props }: InputAdornmentProps) {
    const isValid = useIsValidValue();
    const { value } = usePickerContext();
    return (
      <InputAdornment {...props}>
        {!isValid(value) && <b>No flight</b>}
        {children}
      </InputAdornment>
    );
  }
  const props: DatePickerProps = {
    slots: { inputAdornment: Adornment },
    shouldDisableDate: (date) => date.day() === 0,
  };
  const { rerender } = show(<Departure {...props} value={sunday} />);
  expect(screen.getByText('No flight')).toBeTruthy();
  expect(button()).toBeTruthy();
  rerender(<Departure {...props} value={friday} />);
  expect(screen.queryByText('No flight')).toBeNull();
});

claim('Add an icon beside the button', 'Props reach the end only through the field', () => {
  const inputAdornment = { className: 'mark' };
  const isMarked = () => button().closest('.mark') !== null;
  const { unmount } = show(<Departure slotProps={{ inputAdornment }} />);
  expect(isMarked()).toBe(false);
  unmount();
  const atStart = { openPickerButtonPosition: 'start' as const };
  const next = show(<Departure slotProps={{ inputAdornment, field: atStart }} />);
  expect(isMarked()).toBe(true);
  next.unmount();
  const field = { slotProps: { inputAdornment } };
  show(<Departure slotProps={{ field: field as object }} />);
  expect(isMarked()).toBe(true);
});

claim('In a range with two inputs', 'No button, and an adornment for each error', () => {
  function Trip() {
    const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);
    return (
      <DateRangePicker
        value={[friday, sunday]}
        shouldDisableDate={(date) => date.day() === 0}
        slots={{ field: MultiInputDateRangeField }}
        onError={setErrors}
        slotProps={{
          textField: (state) => {
            const isEnd = 'position' in state && state.position === 'end';
            const error = errors[isEnd ? 1 : 0];
            return { InputProps: { endAdornment: error && <b>{isEnd ? 'end' : 'start'}</b> } };
          },
        }}
      />
    );
  }
  show(<Trip />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('end')).toBeTruthy();
  expect(screen.queryByText('start')).toBeNull();
});

claim('Open the picker from another button', 'The focus returns to it', async () => {
  stubPointer('fine');
  function External() {
    const [open, setOpen] = React.useState(false);
    return (
      <>
        <Departure open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
        <button type="button" onClick={() => setOpen(true)}>
          Change
        </button>
      </>
    );
  }
  show(<External />);
  const external = screen.getByText('Change');
  act(() => external.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(external));
});

claim('Track when the picker opens and closes', 'Both fire without a controlled open', async () => {
  stubPointer('fine');
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  show(<Departure onOpen={onOpen} onClose={onClose} />);
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button());
  await userEvent.click(document.body);
  expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual([2, 2]);
});

claim('Track when the picker opens and closes', 'Changing open does not fire them', () => {
  stubPointer('fine');
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  const { rerender } = show(<Departure open={false} onOpen={onOpen} onClose={onClose} />);
  rerender(<Departure open onOpen={onOpen} onClose={onClose} />);
  expect(dialog()).not.toBeNull();
  rerender(<Departure open={false} onOpen={onOpen} onClose={onClose} />);
  expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
});

claim('How do I remove the button?', 'Renderers of null hide it; readOnly disables it', () => {
  const viewRenderers = { day: null, month: null, year: null };
  const { unmount } = show(<Departure viewRenderers={viewRenderers} />);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(<Departure readOnly />);
  expect(button().disabled).toBe(true);
});

claim('Why did the button disappear when I set endAdornment?', 'It replaces the buttons', () => {
  const { unmount } = show(
    <Departure slotProps={{ textField: { InputProps: { endAdornment: <b>End</b> } } }} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(<Departure slotProps={{ textField: { InputProps: { startAdornment: <b>Start</b> } } }} />);
  expect(button()).toBeTruthy();
});

claim('Can I open the calendar when the field gets the focus?', 'It opens again', async () => {
  stubPointer('fine');
  const onOpen = vi.fn();
  function OnFocus() {
    const [open, setOpen] = React.useState(false);
    const show = () => {
      onOpen();
      setOpen(true);
    };
    return (
      <Departure
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ textField: { onFocus: show } }}
      />
    );
  }
  show(<OnFocus />);
  act(() => section('Month').focus());
  await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
  onOpen.mockClear();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onOpen).toHaveBeenCalled());
});
