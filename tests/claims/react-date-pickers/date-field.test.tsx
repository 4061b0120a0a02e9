import type * as React from 'react';
import { DateField } from '@mui/x-date-pickers/DateField';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, selectAll, show, spelled, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-field/');

const at = (text: string) => dayjs(text);
/** The errors that the second argument of `onChange` contained. */
const errors = (mock: { mock: { calls: { validationError: unknown }[][] } }) =>
  mock.mock.calls.map((call) => call[1]?.validationError);
/** Pastes text into the element that has the focus. */
function paste(text: string) {
  const target = document.activeElement;
  if (!target) throw new Error('Nothing has the focus.');
  const event = createEvent.paste(target);
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  fireEvent(target, event);
}

claim('Read and set the value', 'onChange waits until the last section is filled', async () => {
  const onChange = vi.fn();
  show(<DateField label="Visit" onChange={onChange} />);
  await typeFrom(section('Month'), '0312');
  expect(onChange).not.toHaveBeenCalled();
  await typeFrom(section('Year'), '2026');
  expect(spelled(onChange).at(-1)).toBe('2026-03-12 00:00');
});

claim('Read and set the value', 'Replacing the year calls onChange with four values', async () => {
  const onChange = vi.fn();
  const value = at('2026-05-10');
  show(<DateField defaultValue={value} minDate={at('2026-05-01')} onChange={onChange} />);
  await typeFrom(section('Year'), '2032');
  expect(spelled(onChange)).toEqual([
    'Invalid Date',
    'null',
    '0203-05-10 00:00',
    '2032-05-10 00:00',
  ]);
  expect(errors(onChange)).toEqual(['invalidDate', null, 'minDate', null]);
});

claim('Read and set the value', 'A deleted section gives null once', async () => {
  const onChange = vi.fn();
  show(<DateField label="Visit" defaultValue={at('2026-01-31')} onChange={onChange} />);
  act(() => section('Day').focus());
  await userEvent.keyboard('{Backspace}');
  act(() => section('Month').focus());
  await userEvent.keyboard('{Backspace}');
  expect(spelled(onChange)).toEqual(['null']);
  expect(textOf('Visit')).toBe('MM/DD/2026');
});

claim(
  'Read and set the value',
  'The time comes from the previous value or from referenceDate',
  async () => {
    const onChange = vi.fn();
    const { unmount } = show(
      <DateField defaultValue={at('2026-01-31T08:30')} onChange={onChange} />,
    );
    await typeFrom(section('Day'), '12');
    expect(spelled(onChange).at(-1)).toBe('2026-01-12 08:30');
    unmount();
    show(<DateField referenceDate={at('2020-01-01T18:00')} onChange={onChange} />);
    await typeFrom(section('Month'), '03122026');
    expect(spelled(onChange).at(-1)).toBe('2026-03-12 18:00');
  },
);

claim('Choose a format', '"a" selects April, "au" August, and digits work as well', async () => {
  show(<DateField format="MMMM D" />);
  await typeFrom(section('Month'), 'a');
  expect(section('Month').textContent).toBe('April');
  await typeFrom(section('Month'), 'au');
  expect(section('Month').textContent).toBe('August');
  await typeFrom(section('Month'), '5');
  expect(section('Month').textContent).toBe('May');
});

claim('Choose a format', 'D displays 08, and spacious adds spaces around the slash', () => {
  show(<DateField label="A" format="MM/D/YYYY" value={at('2026-03-08')} />);
  expect(textOf('A')).toBe('03/08/2026');
  show(<DateField label="B" formatDensity="spacious" value={at('2026-03-08')} />);
  expect(textOf('B')).toBe('03 / 08 / 2026');
});

claim(
  'Set props of the text field',
  'required rejects an empty field, not an impossible date',
  async () => {
    show(<DateField label="Visit" required />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
    expect(input.required && input.checkValidity()).toBe(false);
    await typeFrom(section('Month'), '02312026');
    expect(input.checkValidity()).toBe(true);
  },
);

claim(
  'Can users paste a date?',
  'A date in the format of the field is accepted, any other text gives null',
  async () => {
    const onChange = vi.fn();
    show(<DateField label="Visit" defaultValue={at('2026-01-31')} onChange={onChange} />);
    act(() => section('Month').focus());
    paste('04/05/2027');
    expect(spelled(onChange)).toEqual(['2027-04-05 00:00']);
    paste('2027-04-06');
    expect(spelled(onChange).at(-1)).toBe('null');
    expect(textOf('Visit')).toBe('');
  },
);

claim(
  'Can users paste a date?',
  'Pasted digits are not checked; letters have no effect on digits',
  () => {
    const onChange = vi.fn();
    show(<DateField label="Visit" defaultValue={at('2026-01-31')} onChange={onChange} />);
    act(() => section('Month').focus());
    paste('ab');
    expect(onChange).not.toHaveBeenCalled();
    paste('45');
    expect(spelled(onChange)).toEqual(['Invalid Date']);
    expect(textOf('Visit')).toBe('45/31/2026');
  },
);

claim('Can users paste a date?', 'Any other text leaves an incomplete date', async () => {
  show(<DateField label="Visit" />);
  await typeFrom(section('Month'), '03');
  paste('2027-04-06');
  expect(textOf('Visit')).toBe('03/DD/YYYY');
});

claim('Can users paste a date?', 'While all sections are selected, a complete date is read', () => {
  const onChange = vi.fn();
  show(<DateField label="Visit" defaultValue={at('2026-01-31')} onChange={onChange} />);
  selectAll(section('Month'));
  paste('04/05/2027');
  expect(spelled(onChange)).toEqual(['2027-04-05 00:00']);
});

claim(
  'What do I get for "31 February"?',
  'The year typed last gives null, the day typed last an invalid date',
  async () => {
    const onChange = vi.fn();
    const { unmount } = show(<DateField label="Visit" onChange={onChange} />);
    await typeFrom(section('Month'), '02312026');
    expect(spelled(onChange)).toEqual(['Invalid Date', 'null', 'Invalid Date', 'null']);
    expect(errors(onChange)).toEqual(['invalidDate', null, 'invalidDate', null]);
    unmount();
    onChange.mockClear();
    show(<DateField label="Visit" defaultValue={at('2026-02-10')} onChange={onChange} />);
    await typeFrom(section('Day'), '31');
    expect(spelled(onChange)).toEqual(['2026-02-03 00:00', 'Invalid Date']);
    expect(errors(onChange)).toEqual([null, 'invalidDate']);
  },
);

claim(
  "Why doesn't Enter submit my form?",
  'Enter submits only a form with a submit button',
  async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { rerender } = show(
      <form onSubmit={onSubmit}>
        <DateField />
        <button type="button">Book</button>
      </form>,
    );
    act(() => section('Month').focus());
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(
      <form onSubmit={onSubmit}>
        <DateField />
        <button type="submit">Book</button>
      </form>,
    );
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  },
);

claim(
  'How do I ask for month and year only?',
  'The day is the 1st of the month by default',
  async () => {
    const onChange = vi.fn();
    show(<DateField format="MM/YYYY" onChange={onChange} />);
    await typeFrom(section('Month'), '092029');
    expect(spelled(onChange).at(-1)).toBe('2029-09-01 00:00');
  },
);
