import * as React from 'react';
import InputAdornment, { type InputAdornmentProps } from '@mui/material/InputAdornment';
import * as community from '@mui/x-date-pickers';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import * as pro from '@mui/x-date-pickers-pro';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { day, section, show, spelled, stubPointer, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/base-concepts/');

const at = (text: string) => dayjs(text);
const open = () => userEvent.click(screen.getByRole('button', { name: /choose (date|time)/i }));

function Departure(props: DatePickerProps) {
  return <DatePicker label="Departure" reduceAnimations {...props} />;
}

claim(
  'Desktop or mobile',
  'A popup opens if the query matches or is missing, a dialog otherwise',
  async () => {
    const isDialog = async () => {
      const { unmount } = show(<Departure />);
      await open();
      const found = document.querySelector('.MuiDialog-root') !== null;
      unmount();
      return found;
    };
    stubPointer('fine');
    expect(await isDialog()).toBe(false);
    stubPointer('coarse');
    expect(await isDialog()).toBe(true);
    vi.stubGlobal('matchMedia', undefined);
    expect(await isDialog()).toBe(false);
  },
);

claim('Desktop or mobile', 'The root exports the default query', () => {
  expect(community.DEFAULT_DESKTOP_MODE_MEDIA_QUERY).toBe('@media (pointer: fine)');
});

claim('Import from a folder or from the root', 'Folder and roots export the same component', () => {
  expect(community.DatePicker).toBe(DatePicker);
  expect(pro.DatePicker).toBe(DatePicker);
});

claim('Control the value', 'onChange of a picker receives the error and the shortcut', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  const items = [{ label: 'Opening', getValue: () => at('2026-06-01') }];
  show(
    <Departure
      minDate={at('2026-06-01')}
      onChange={onChange}
      slotProps={{ shortcuts: { items } }}
    />,
  );
  await typeFrom(section('Month'), '05012026');
  expect(onChange.mock.lastCall?.[1]).toEqual({ validationError: 'minDate' });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Opening' }));
  expect(onChange.mock.lastCall?.[1]).toMatchObject({
    validationError: null,
    shortcut: { label: 'Opening' },
  });
});

claim(
  'Control the value',
  'onChange of DateCalendar receives the selection state and the view',
  async () => {
    const onChange = vi.fn();
    show(<DateCalendar defaultValue={at('2026-06-12')} onChange={onChange} />);
    await userEvent.click(day(13));
    expect(onChange.mock.lastCall?.slice(1)).toEqual(['finish', 'day']);
  },
);

claim('Control the value', 'Switching from undefined to a value logs an error', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = show(<DateField label="Departure" value={undefined} />);
  rerender(<DateField label="Departure" value={at('2026-06-12')} />);
  expect(String(error.mock.calls[0]?.[0])).toContain('uncontrolled');
});

claim(
  'Set the month that opens and the missing parts',
  'A date gets 00:00 or the time of referenceDate',
  async () => {
    const onChange = vi.fn();
    const { unmount } = show(<DateField label="Departure" onChange={onChange} />);
    await typeFrom(section('Month'), '06122026');
    expect(spelled(onChange).at(-1)).toBe('2026-06-12 00:00');
    unmount();
    const referenceDate = at('2026-01-01T08:15');
    show(<DateField label="Departure" referenceDate={referenceDate} onChange={onChange} />);
    await typeFrom(section('Month'), '06122026');
    expect(spelled(onChange).at(-1)).toBe('2026-06-12 08:15');
  },
);

claim(
  'Set the month that opens and the missing parts',
  'A time gets the day of today or of referenceDate',
  async () => {
    vi.setSystemTime(at('2026-03-10T10:30').toDate());
    const onChange = vi.fn();
    const { unmount } = show(<TimeField ampm={false} onChange={onChange} />);
    await typeFrom(section('Hours'), '0815');
    expect(spelled(onChange).at(-1)).toBe('2026-03-10 08:15');
    unmount();
    show(<TimeField ampm={false} referenceDate={at('2026-06-12')} onChange={onChange} />);
    await typeFrom(section('Hours'), '0815');
    expect(spelled(onChange).at(-1)).toBe('2026-06-12 08:15');
  },
);

claim(
  'Set the month that opens and the missing parts',
  'The default moves inside minDate',
  async () => {
    vi.setSystemTime(at('2026-03-10T10:30').toDate());
    stubPointer('fine');
    show(<Departure minDate={at('2026-09-20')} />);
    await open();
    expect(screen.getByText('September 2026')).toBeTruthy();
  },
);

claim(
  'Set the month that opens and the missing parts',
  'A field reads referenceDate when it mounts',
  async () => {
    const onChange = vi.fn();
    const field = <DateField referenceDate={at('2026-01-01T08:15')} onChange={onChange} />;
    const { rerender } = show(field);
    rerender(React.cloneElement(field, { referenceDate: at('2026-01-01T18:00') }));
    await typeFrom(section('Month'), '06122026');
    expect(spelled(onChange).at(-1)).toBe('2026-06-12 08:15');
  },
);

claim(
  'Set the month that opens and the missing parts',
  'A mounted calendar gets the new time, not the month',
  async () => {
    const onChange = vi.fn();
    const calendar = <DateCalendar referenceDate={at('2026-03-10T08:00')} onChange={onChange} />;
    const { rerender } = show(calendar);
    rerender(React.cloneElement(calendar, { referenceDate: at('2026-07-10T18:00') }));
    await userEvent.click(day(5));
    expect(spelled(onChange)).toEqual(['2026-03-05 18:00']);
  },
);

claim(
  'Set the month that opens and the missing parts',
  'A referenceDate is never the value',
  async () => {
    stubPointer('fine');
    const onChange = vi.fn();
    show(<Departure referenceDate={at('2026-06-12')} onChange={onChange} />);
    await open();
    expect(textOf('Departure')).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  },
);

claim('Replace parts of a component', 'The function receives the state of the picker', async () => {
  stubPointer('fine');
  const states: unknown[] = [];
  show(
    <Departure
      readOnly
      slotProps={{
        textField: (ownerState) => {
          states.push({ ...ownerState });
          return {};
        },
      }}
    />,
  );
  expect(states.at(-1)).toMatchObject({
    isPickerOpen: false,
    isPickerValueEmpty: true,
    isPickerDisabled: false,
    isPickerReadOnly: true,
    pickerVariant: 'desktop',
    pickerOrientation: 'portrait',
  });
});

claim(
  'Replace parts of a component',
  'slotProps.inputAdornment only affects the start, the slot the end',
  () => {
    stubPointer('fine');
    const slotProps = { inputAdornment: { className: 'marked' } };
    const marks = () => document.querySelectorAll('.marked').length;
    const { unmount } = show(<Departure slotProps={slotProps} />);
    expect(marks()).toBe(0);
    unmount();
    const Marked = (props: InputAdornmentProps) => <InputAdornment {...props} className="marked" />;
    const second = show(<Departure slots={{ inputAdornment: Marked }} />);
    expect(marks()).toBe(1);
    second.unmount();
    show(<Departure slotProps={{ ...slotProps, field: { openPickerButtonPosition: 'start' } }} />);
    expect(marks()).toBe(1);
  },
);

claim(
  'Replace parts of a component',
  'An inline slot component is unmounted in each render',
  () => {
    const Inline = () => (
      <DateCalendar
        value={at('2026-06-12')}
        slots={{ day: (props: PickersDayProps) => <PickersDay {...props} /> }}
      />
    );
    const { rerender } = show(<Inline />);
    const before = day(12);
    rerender(<Inline />);
    expect(day(12)).not.toBe(before);
  },
);

claim('Test the components', 'A changed hidden input sets the value', () => {
  stubPointer('fine');
  const onChange = vi.fn<(value: Dayjs | null) => void>();
  show(<Departure onChange={onChange} />);
  const field = screen.getByRole('group', { name: 'Departure' });
  const input = within(field).getByRole('textbox', { hidden: true });
  fireEvent.change(input, { target: { value: '06/12/2026' } });
  expect(spelled(onChange)).toEqual(['2026-06-12 00:00']);
  expect(section('Month').textContent).toBe('06');
});

claim(
  'How do I use a picker with react-hook-form?',
  'onBlur fires each time a section is left',
  () => {
    stubPointer('fine');
    const [onBlur, onLeave] = [vi.fn(), vi.fn()];
    const textField = {
      onBlur: (event: React.FocusEvent) => {
        onBlur();
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      },
    };
    show(
      <>
        <Departure slotProps={{ textField }} />
        <button>Book</button>
      </>,
    );
    act(() => section('Month').focus());
    act(() => section('Day').focus());
    expect([onBlur.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0]);
    act(() => screen.getByRole('button', { name: 'Book' }).focus());
    expect([onBlur.mock.calls.length, onLeave.mock.calls.length]).toEqual([2, 1]);
  },
);

claim(
  'How do I use a picker with react-hook-form?',
  'With error undefined, the field still turns red',
  () => {
    stubPointer('fine');
    const props = { value: at('2026-05-01'), minDate: at('2026-06-01') };
    show(<Departure {...props} slotProps={{ textField: { error: undefined } }} />);
    expect(document.querySelector('.Mui-error')).not.toBe(null);
  },
);

claim('How do I put a ref on a picker?', 'ref is a div, inputRef the hidden input', () => {
  stubPointer('fine');
  const [ref, inputRef] = [React.createRef<HTMLDivElement>(), React.createRef<HTMLInputElement>()];
  show(<TimePicker label="Time" ref={ref} inputRef={inputRef} />);
  expect(ref.current?.tagName).toBe('DIV');
  expect(inputRef.current?.getAttribute('aria-hidden')).toBe('true');
});

claim(
  'Why do I get "A component is changing the uncontrolled value of a Picker to be controlled"?',
  'From undefined to a date and back it logs the message, from null it does not',
  () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const change = (first: DatePickerProps['value'], second: DatePickerProps['value']) => {
      logged.mockClear();
      const { rerender, unmount } = show(<Departure value={first} />);
      rerender(<Departure value={second} />);
      unmount();
      return logged.mock.calls.flat().join();
    };
    expect(change(null, at('2026-06-01'))).toBe('');
    expect(change(undefined, at('2026-06-01'))).toContain(
      'A component is changing the uncontrolled value of a Picker to be controlled',
    );
    expect(change(at('2026-06-01'), undefined)).toContain(
      'changing the controlled value of a Picker to be uncontrolled',
    );
  },
);
