import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, selectAll, show, spelled, stubPointer, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/fields/');

const at = (text: string) => dayjs(text);

function Visit(props: DateFieldProps) {
  return <DateField label="Visit" {...props} />;
}

/** Presses keys in a section. */
async function press(name: string, keys: string) {
  act(() => section(name).focus());
  await userEvent.keyboard(keys);
}

claim('Date and Time Pickers - Field components', 'Static pickers contain no field', () => {
  show(<StaticDatePicker />);
  expect(screen.queryByRole('spinbutton')).toBe(null);
});

claim(
  'Type section by section',
  'onChange waits for all sections; a deleted section gives null',
  async () => {
    const onChange = vi.fn();
    show(<Visit onChange={onChange} />);
    await typeFrom(section('Month'), '0312');
    expect(onChange).not.toHaveBeenCalled();
    await typeFrom(section('Year'), '2026');
    expect(spelled(onChange).at(-1)).toBe('2026-03-12 00:00');
    await press('Day', '{Backspace}');
    expect(spelled(onChange).at(-1)).toBe('null');
  },
);

claim(
  'Keyboard',
  'Arrow keys change only one section and continue at its other limit',
  async () => {
    show(<Visit defaultValue={at('2026-03-31')} />);
    await press('Day', '{ArrowUp}');
    expect(textOf('Visit')).toBe('03/01/2026');
    await press('Month', '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(textOf('Visit')).toBe('12/01/2026');
  },
);

claim('Keyboard', 'Page keys move by five, Home and End go to the limits', async () => {
  show(<Visit defaultValue={at('2026-03-10')} />);
  await press('Day', '{PageUp}');
  expect(textOf('Visit')).toBe('03/15/2026');
  await press('Day', '{End}');
  expect(textOf('Visit')).toBe('03/31/2026');
  await press('Month', '{Home}');
  expect(section('Month').textContent).toBe('01');
});

claim('Keyboard', 'In an empty year, the arrow and page keys set the current year', async () => {
  vi.setSystemTime(at('2026-03-10').toDate());
  show(<Visit />);
  await press('Year', '{ArrowUp}');
  expect(section('Year').textContent).toBe('2026');
  await press('Year', '{Delete}{PageDown}');
  expect(section('Year').textContent).toBe('2026');
});

claim('Keyboard', 'In the minutes, the arrow keys move in steps of minutesStep', async () => {
  show(<TimeField label="Opening time" defaultValue={at('2026-03-10T09:15')} minutesStep={15} />);
  await press('Minutes', '{ArrowUp}');
  expect(section('Minutes').textContent).toBe('30');
});

claim('Keyboard', '"s" sets 09, and a digit moves on when no other can follow', async () => {
  show(<Visit />);
  await typeFrom(section('Month'), 's');
  expect(section('Month').textContent).toBe('09');
  await typeFrom(section('Month'), '2');
  expect(document.activeElement).toBe(section('Day'));
  await typeFrom(section('Day'), '1');
  expect(document.activeElement).toBe(section('Day'));
});

claim('Keyboard', 'Ctrl+A selects all sections, so that Delete clears the field', async () => {
  const onSelectedSectionsChange = vi.fn();
  show(
    <Visit defaultValue={at('2026-03-10')} onSelectedSectionsChange={onSelectedSectionsChange} />,
  );
  selectAll(section('Day'));
  expect(onSelectedSectionsChange.mock.lastCall?.[0]).toBe('all');
  await userEvent.keyboard('{Delete}');
  expect(textOf('Visit')).toBe('');
});

claim(
  'Select a section from code',
  'The callback receives the index, and null when the focus leaves',
  async () => {
    const onSelectedSectionsChange = vi.fn();
    show(
      <>
        <Visit onSelectedSectionsChange={onSelectedSectionsChange} />
        <button>Save</button>
      </>,
    );
    act(() => section('Year').focus());
    expect(onSelectedSectionsChange.mock.lastCall?.[0]).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSelectedSectionsChange.mock.lastCall?.[0]).toBe(null);
  },
);

claim('Select a section from code', 'A type selects the first section of this type', () => {
  const { rerender } = show(<Visit selectedSections={null} />);
  act(() => section('Month').focus());
  rerender(<Visit selectedSections="year" />);
  expect(document.activeElement).toBe(section('Year'));
});

claim(
  'In a range with one text field',
  'Sections have a dateName; a type is always the start',
  () => {
    const ref = React.createRef<FieldRef<[Dayjs | null, Dayjs | null]>>();
    show(<SingleInputDateRangeField label="Stay" unstableFieldRef={ref} />);
    const names = ref.current
      ?.getSections()
      .map((part) => ('dateName' in part ? part.dateName : ''));
    expect(names).toEqual(['start', 'start', 'start', 'end', 'end', 'end']);
    act(() => ref.current?.focusField('year'));
    expect(ref.current?.getActiveSectionIndex()).toBe(2);
  },
);

claim('The ref of the field', 'focusField does nothing if the field has the focus', () => {
  const ref = React.createRef<FieldRef<Dayjs | null>>();
  show(<Visit unstableFieldRef={ref} />);
  expect([ref.current?.isFieldFocused(), ref.current?.getActiveSectionIndex()]).toEqual([
    false,
    null,
  ]);
  act(() => ref.current?.focusField());
  expect([ref.current?.isFieldFocused(), ref.current?.getActiveSectionIndex()]).toEqual([true, 0]);
  act(() => ref.current?.focusField('year'));
  expect(ref.current?.getActiveSectionIndex()).toBe(0);
  act(() => ref.current?.setSelectedSections('year'));
  expect(ref.current?.getActiveSectionIndex()).toBe(2);
});

claim('Clear the value', 'Tab skips the button, and only the button calls onClear', async () => {
  stubPointer('fine');
  const [onChange, onClear] = [vi.fn(), vi.fn()];
  const field = (
    <Visit clearable defaultValue={at('2026-03-10')} onChange={onChange} onClear={onClear} />
  );
  const { unmount } = show(field);
  expect(screen.getByRole('button', { name: 'Clear' }).tabIndex).toBe(-1);
  selectAll(section('Month'));
  await userEvent.keyboard('{Delete}');
  expect([onChange.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 0]);
  unmount();
  show(field);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

claim(
  'Clear the value',
  'The button is hidden while the field is empty, disabled, or read-only',
  () => {
    const hasButton = (props: DateFieldProps) => {
      const { unmount } = show(<Visit clearable {...props} />);
      const found = screen.queryByRole('button', { name: 'Clear' });
      unmount();
      return found !== null;
    };
    const defaultValue = at('2026-03-10');
    expect(hasButton({ defaultValue })).toBe(true);
    expect([
      hasButton({}),
      hasButton({ defaultValue, disabled: true }),
      hasButton({ defaultValue, readOnly: true }),
    ]).toEqual([false, false, false]);
  },
);

claim(
  'Understand the DOM of a field',
  'A group contains one spin button per section and a hidden input',
  () => {
    show(<Visit />);
    screen.getByRole('group', { name: 'Visit' });
    const parts = screen.getAllByRole('spinbutton');
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['Month', 'Day', 'Year']);
    expect(parts.every((part) => part.getAttribute('contenteditable') === 'true')).toBe(true);
    expect(screen.queryByRole('textbox')).toBe(null);
    expect(screen.getByRole('textbox', { hidden: true }).getAttribute('aria-hidden')).toBe('true');
  },
);

claim(
  'Understand the DOM of a field',
  'enableAccessibleFieldDOMStructure={false} restores the input',
  () => {
    show(<DateField label="Visit" enableAccessibleFieldDOMStructure={false} />);
    expect(screen.getByRole('textbox', { name: 'Visit' }).tagName).toBe('INPUT');
  },
);

claim(
  'How do I get the input element or its text?',
  'inputRef has the text and moves the focus',
  async () => {
    const ref = React.createRef<HTMLInputElement>();
    show(<Visit inputRef={ref} />);
    act(() => ref.current?.focus());
    expect(document.activeElement).toBe(section('Month'));
    await typeFrom(section('Month'), '09');
    expect(ref.current?.value).toBe('09/DD/YYYY');
  },
);

claim('How do I focus a field when the page opens?', 'autoFocus focuses the first section', () => {
  show(<Visit {...{ autoFocus: true }} />);
  expect(document.activeElement).toBe(section('Month'));
});

claim(
  'How do I change the order of the sections or the placeholder?',
  'localeText sets the placeholder',
  () => {
    const fieldYearPlaceholder = ({ digitAmount }: { digitAmount: number }) =>
      'y'.repeat(digitAmount);
    show(
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={{ fieldYearPlaceholder }}>
        <Visit format="DD.MM.YYYY" />
      </LocalizationProvider>,
    );
    expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual([
      'DD',
      'MM',
      'yyyy',
    ]);
  },
);

claim(
  "Why is there a 0 before the day that my format doesn't have?",
  'shouldRespectLeadingZeros removes it',
  () => {
    const field = <Visit format="D MMMM YYYY" defaultValue={at('2026-03-08')} />;
    const { rerender } = show(field);
    expect(textOf('Visit')).toBe('08 March 2026');
    rerender(React.cloneElement(field, { key: 'exact', shouldRespectLeadingZeros: true }));
    expect(textOf('Visit')).toBe('8 March 2026');
  },
);

claim('Can I put an input mask on a field?', 'onKeyDown is called for all sections', async () => {
  const keys: string[] = [];
  show(<Visit onKeyDown={(event) => keys.push(event.key)} />);
  await press('Year', '{Escape}');
  await press('Month', '{Escape}');
  expect(keys).toEqual(['Escape', 'Escape']);
});
