import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { show, spell, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-range-field/');

const july = (first: number, last: number): [Dayjs, Dayjs] => [
  dayjs(`2026-07-${first}`),
  dayjs(`2026-07-${last}`),
];
/** The section at this index, counted across both dates. */
function at(index: number): HTMLElement {
  const found = screen.getAllByRole('spinbutton')[index];
  if (!found) throw new Error(`There is no section ${index}.`);
  return found;
}
const press = async (index: number, keys: string) => {
  act(() => at(index).focus());
  await userEvent.keyboard(keys);
};
const paste = (text: string) => {
  act(() => at(0).focus());
  const event = createEvent.paste(at(0));
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  fireEvent(at(0), event);
};
interface Calls {
  mock: { calls: unknown[][] };
}
const spellDay = (day: unknown) => spell(dayjs.isDayjs(day) ? day : null).replace(' 00:00', '');
/** Each range that a mock received, spelled. */
const ranges = ({ mock }: Calls) =>
  mock.calls.map(([range]) => (Array.isArray(range) ? range.map(spellDay).join(', ') : ''));
const errors = ({ mock }: Calls) => mock.calls.map(([error]) => error);
const entries = (name: string) => [
  ...new FormData(screen.getByRole<HTMLFormElement>('form', { name })),
];
const visible = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

function Single(props: SingleInputDateRangeFieldProps) {
  return <SingleInputDateRangeField label="Vacation" {...props} />;
}

const labels: MultiInputDateRangeFieldProps<true>['slotProps'] = {
  textField: ({ position }) => ({ label: position, name: position }),
};

function Multi(props: MultiInputDateRangeFieldProps<true>) {
  return <MultiInputDateRangeField slotProps={labels} {...props} />;
}

/** Renders a form, presses Enter in its first section, and returns how often it was submitted. */
async function enter(field: React.ReactNode) {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { unmount } = show(
    <form onSubmit={onSubmit}>
      {field}
      <button type="submit">Send</button>
    </form>,
  );
  await press(0, '{Enter}');
  unmount();
  return onSubmit.mock.calls.length;
}

claim('Choose between one and two inputs', 'Only the single field is one group', () => {
  const { unmount } = show(<Single />);
  expect(screen.getAllByRole('group').length).toBe(1);
  unmount();
  show(<Multi />);
  expect(screen.getAllByRole('group', { name: /start|end/ }).length).toBe(2);
});

claim('Choose between one and two inputs', 'Without a label, no group has a name', () => {
  show(<MultiInputDateRangeField />);
  expect(screen.queryAllByRole('group', { name: /./ })).toEqual([]);
});

claim('Read and set the value', 'onChange is called for each date separately', async () => {
  const onChange = vi.fn();
  show(<Single onChange={onChange} />);
  await typeFrom(at(0), '0710');
  expect(onChange).not.toHaveBeenCalled();
  await typeFrom(at(2), '2026');
  expect(ranges(onChange).at(-1)).toBe('2026-07-10, null');
  await typeFrom(at(3), '07122026');
  expect(ranges(onChange).at(-1)).toBe('2026-07-10, 2026-07-12');
});

claim('Read and set the value', 'The end can be complete first', async () => {
  const onChange = vi.fn();
  show(<Multi onChange={onChange} />);
  await typeFrom(at(3), '07122026');
  expect(ranges(onChange).at(-1)).toBe('null, 2026-07-12');
});

claim('Read and set the value', 'A deleted section of the end gives null once', async () => {
  const onChange = vi.fn();
  show(<Single defaultValue={july(10, 14)} onChange={onChange} />);
  await press(5, '{Backspace}');
  await press(4, '{Backspace}');
  expect(ranges(onChange)).toEqual(['2026-07-10, null']);
});

claim('Read and set the value', 'The other date is unchanged, even if it is invalid', async () => {
  const onChange = vi.fn();
  const value: [Dayjs, Dayjs] = [dayjs('2026-07-10'), dayjs('2026-07-31')];
  show(<Single defaultValue={value} onChange={onChange} />);
  await press(3, '{ArrowUp}{ArrowUp}');
  await press(1, '{ArrowUp}');
  expect(ranges(onChange)).toEqual([
    '2026-07-10, 2026-08-31',
    '2026-07-10, Invalid Date',
    '2026-07-11, Invalid Date',
  ]);
});

claim(
  'Read and set the value',
  'The clear button gives [null, null] and calls onClear',
  async () => {
    const [onChange, onClear] = [vi.fn(), vi.fn()];
    show(<Single clearable defaultValue={july(10, 14)} onChange={onChange} onClear={onClear} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([ranges(onChange), onClear.mock.calls.length]).toEqual([['null, null'], 1]);
  },
);

claim('Read and set the value', 'The time comes from the value or referenceDate', async () => {
  const onChange = vi.fn();
  const { unmount } = show(<Single onChange={onChange} />);
  await typeFrom(at(0), '07102026');
  unmount();
  show(<Single referenceDate={dayjs('2026-01-01T09:00')} onChange={onChange} />);
  await typeFrom(at(0), '07102026');
  expect(ranges(onChange).filter((range) => range.startsWith('2026'))).toEqual([
    '2026-07-10, null',
    '2026-07-10 09:00, null',
  ]);
  cleanup();
  show(<Multi referenceDate={dayjs('2026-01-01T09:00')} onChange={onChange} />);
  await typeFrom(at(0), '07102026');
  expect(ranges(onChange).at(-1)).toBe('2026-07-10, null');
});

claim('Show an error below the right input', 'Both entries are invalidRange', () => {
  const onError = vi.fn();
  show(<Multi defaultValue={july(14, 10)} onError={onError} />);
  expect(errors(onError)).toEqual([['invalidRange', 'invalidRange']]);
});

claim('Show an error below the right input', 'Another error replaces invalidRange', () => {
  const onError = vi.fn();
  show(<Single value={july(14, 10)} minDate={dayjs('2026-07-12')} onError={onError} />);
  expect(errors(onError)).toEqual([[null, 'minDate']]);
});

claim('Show an error below the right input', 'shouldDisableDate receives the position', () => {
  const onError = vi.fn();
  const rule = (_day: Dayjs, position: string) => position === 'start';
  show(<Multi value={july(10, 14)} shouldDisableDate={rule} onError={onError} />);
  expect(errors(onError)).toEqual([['shouldDisableDate', null]]);
});

claim(
  'Show an error below the right input',
  'One day is valid unless its times are reversed',
  () => {
    const onError = vi.fn();
    const { unmount } = show(<Single value={july(10, 10)} onError={onError} />);
    expect(onError).not.toHaveBeenCalled();
    unmount();
    show(
      <Single value={[dayjs('2026-07-10T10:00'), dayjs('2026-07-10T08:00')]} onError={onError} />,
    );
    expect(errors(onError)).toEqual([['invalidRange', 'invalidRange']]);
  },
);

claim('Change the separator and the format', 'A single input adds spaces', () => {
  show(<Single format="MMM D, YYYY" dateSeparator="to" value={july(10, 17)} />);
  expect(visible(textOf('Vacation'))).toBe('Jul 10, 2026 to Jul 17, 2026');
});

claim('Change the separator and the format', 'A separator in the format breaks pasting', () => {
  const onChange = vi.fn();
  show(<Single format="YYYY-MM-DD" dateSeparator="-" onChange={onChange} />);
  paste('2026-07-10 - 2026-07-14');
  expect(ranges(onChange)).not.toContain('2026-07-10, 2026-07-14');
});

claim('Can users paste a range?', 'A hyphen clears both dates', () => {
  const onChange = vi.fn();
  show(<Single defaultValue={july(10, 14)} onChange={onChange} />);
  paste('07/20/2026 – 07/24/2026');
  paste('07/20/2026 - 07/24/2026');
  expect(ranges(onChange)).toEqual(['2026-07-20, 2026-07-24', 'null, null']);
});

claim(
  "Why doesn't Enter submit my form with two inputs?",
  'Only one input submits, and onKeyDown of the field replaces it',
  async () => {
    expect(await enter(<Single />)).toBe(1);
    expect(await enter(<Multi />)).toBe(0);
    const submit = (event: React.KeyboardEvent) => {
      if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit();
    };
    expect(await enter(<Multi onKeyDown={submit} />)).toBe(1);
    expect(await enter(<Multi slotProps={{ textField: { onKeyDown: submit } }} />)).toBe(0);
  },
);

claim('Why is my name missing from the form?', 'The names come from the text fields', () => {
  show(
    <form aria-label="Request">
      <Multi value={july(10, 14)} />
      <Single name="vacation" value={july(10, 14)} />
    </form>,
  );
  expect(entries('Request').map(([name, text]) => [name, visible(String(text))])).toEqual([
    ['start', '07/10/2026'],
    ['end', '07/14/2026'],
    ['vacation', '07/10/2026 – 07/14/2026'],
  ]);
});

claim(
  'How do I select a section of the end date from code?',
  'Index 5 is the last year',
  async () => {
    const onChange = vi.fn();
    show(<Single selectedSections={5} defaultValue={july(10, 14)} onChange={onChange} />);
    await press(5, '{ArrowUp}');
    expect(ranges(onChange)).toEqual(['2026-07-10, 2027-07-14']);
  },
);
