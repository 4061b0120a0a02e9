import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { day, section, selectAll, show, spelled, stubPointer, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-picker/');

const at = (text: string) => dayjs(text);
const opener = () => screen.getByRole('button', { name: /choose date/i });
const open = () => userEvent.click(opener());
const click = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }));
const buttons = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => text === 'Cancel' || text === 'OK');

/** A desktop or mobile picker, as the stub of the pointer says. */
function Visit(props: DatePickerProps) {
  return <DatePicker label="Visit" reduceAnimations {...props} />;
}

claim(
  'Read and set the value',
  'While users type, onAccept fires as often as onChange',
  async () => {
    stubPointer('fine');
    const [onChange, onAccept] = [vi.fn(), vi.fn()];
    show(<Visit defaultValue={at('2026-03-16')} onChange={onChange} onAccept={onAccept} />);
    await typeFrom(section('Year'), '2032');
    expect(onChange).toHaveBeenCalledTimes(4);
    expect(onAccept).toHaveBeenCalledTimes(4);
  },
);

claim('Read and set the value', 'A picker that starts with undefined ignores a later value', () => {
  stubPointer('fine');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = show(<Visit value={undefined} />);
  rerender(<Visit value={at('2026-03-16')} />);
  expect(textOf('Visit')).toBe('');
});

claim(
  'Choose between desktop, mobile, and inline',
  'The popup closes after a choice and has no buttons',
  async () => {
    stubPointer('fine');
    const onClose = vi.fn();
    show(<Visit defaultValue={at('2026-03-16')} onClose={onClose} />);
    await open();
    expect(buttons()).toEqual([]);
    await userEvent.click(day(20));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

claim(
  'Choose between desktop, mobile, and inline',
  'The dialog stays open, and its field can be typed in',
  async () => {
    stubPointer('coarse');
    const onClose = vi.fn();
    show(<Visit defaultValue={at('2026-03-16')} onClose={onClose} />);
    await typeFrom(section('Day'), '18');
    expect(textOf('Visit')).toBe('03/18/2026');
    await open();
    expect(buttons()).toEqual(['Cancel', 'OK']);
    await userEvent.click(day(20));
    expect(onClose).not.toHaveBeenCalled();
  },
);

claim(
  'Choose between desktop, mobile, and inline',
  'displayStaticWrapperAs="desktop" hides only the toolbar',
  () => {
    const { rerender } = show(<StaticDatePicker displayStaticWrapperAs="desktop" />);
    expect(document.querySelector('.MuiPickersToolbar-root')).toBe(null);
    expect(buttons()).toEqual(['Cancel', 'OK']);
    rerender(<StaticDatePicker slotProps={{ actionBar: { actions: [] } }} />);
    expect(buttons()).toEqual([]);
  },
);

claim(
  'Use the picker in a form',
  'readOnly disables the button, but the field can have the focus',
  async () => {
    stubPointer('fine');
    show(<Visit readOnly defaultValue={at('2026-03-16')} />);
    expect(opener().hasAttribute('disabled')).toBe(true);
    await typeFrom(section('Day'), '18');
    expect(document.activeElement).toBe(section('Day'));
    expect(textOf('Visit')).toBe('03/16/2026');
  },
);

claim(
  'Use the picker in a form',
  'The form gets the text of the field, but no disabled inputs',
  () => {
    stubPointer('fine');
    const value = at('2026-03-16');
    show(
      <form aria-label="Booking">
        <Visit name="visit" value={value} />
        <Visit name="fixed" value={value} disabled />
      </form>,
    );
    const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect([...data.entries()]).toEqual([['visit', '03/16/2026']]);
  },
);

claim('Choose a month or a year only', 'The format of the field follows the views', () => {
  stubPointer('fine');
  const value = at('2026-03-16');
  const texts: [DatePickerProps['views'], string][] = [
    [['year', 'day'], '03/16/2026'],
    [['month', 'year'], 'March 2026'],
    [['month', 'day'], 'March 16'],
    [['year'], '2026'],
  ];
  for (const [views, text] of texts) {
    const { unmount } = show(<Visit views={views} value={value} />);
    expect(textOf('Visit')).toBe(text);
    unmount();
  }
});

claim(
  'Choose a month or a year only',
  'The picker opens on the first view and goes on with the next',
  async () => {
    stubPointer('fine');
    const onChange = vi.fn();
    show(
      <Visit views={['month', 'year']} defaultValue={at('2026-03-16T08:30')} onChange={onChange} />,
    );
    await open();
    await click('radio', 'May');
    await click('radio', '2027');
    expect(spelled(onChange)).toEqual(['2026-05-16 08:30', '2027-05-16 08:30']);
  },
);

claim('Open on the years', 'openTo="year" goes on with the month and the day', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(
    <Visit
      views={['year', 'month', 'day']}
      openTo="year"
      referenceDate={at('1990-01-01')}
      onChange={onChange}
    />,
  );
  await open();
  await click('radio', '1991');
  await click('radio', 'May');
  await userEvent.click(day(5));
  expect(spelled(onChange).at(-1)).toBe('1991-05-05 00:00');
});

claim('Clear the value', 'Ctrl+A and Delete call onChange with null, not onClear', async () => {
  stubPointer('fine');
  const [onChange, onClear] = [vi.fn(), vi.fn()];
  show(
    <Visit
      defaultValue={at('2026-03-16')}
      onChange={onChange}
      slotProps={{ field: { clearable: true, onClear } }}
    />,
  );
  const clear = screen.getByRole('button', { name: 'Clear' });
  expect(clear.tabIndex).toBe(-1);
  selectAll(section('Month'));
  await userEvent.keyboard('{Delete}');
  expect(textOf('Visit')).toBe('');
  expect(spelled(onChange)).toEqual(['null']);
  expect(onClear).not.toHaveBeenCalled();
});

claim('Clear the value', 'The clear button calls onChange with null and onClear', async () => {
  stubPointer('fine');
  const [onChange, onClear] = [vi.fn(), vi.fn()];
  const field = { clearable: true, onClear };
  show(<Visit defaultValue={at('2026-03-16')} onChange={onChange} slotProps={{ field }} />);
  await click('button', 'Clear');
  expect(spelled(onChange)).toEqual(['null']);
  expect(onClear).toHaveBeenCalledTimes(1);
});

claim(
  'Why is my date one day off after I send it?',
  'The picker keeps the time of the value, midnight if empty',
  async () => {
    stubPointer('fine');
    const onChange = vi.fn();
    const { unmount } = show(<Visit defaultValue={at('2026-03-16T08:30')} onChange={onChange} />);
    await open();
    await userEvent.click(day(20));
    unmount();
    show(<Visit onChange={onChange} />);
    await open();
    await userEvent.click(day(20));
    expect(onChange.mock.calls.map(([value]) => dayjs(value).format('HH:mm'))).toEqual([
      '08:30',
      '00:00',
    ]);
  },
);

claim(
  'How do I let users choose only a month?',
  'A chosen month gets the day of today, a typed one the 1st',
  async () => {
    vi.setSystemTime(at('2026-03-16T10:00').toDate());
    stubPointer('fine');
    const onChange = vi.fn();
    const { unmount } = show(
      <Visit views={['year', 'month']} openTo="month" onChange={onChange} />,
    );
    await open();
    await click('radio', 'May');
    expect(spelled(onChange)).toEqual(['2026-05-16 00:00']);
    unmount();
    show(<Visit views={['year', 'month']} onChange={onChange} />);
    await typeFrom(section('Month'), 'jun');
    await typeFrom(section('Year'), '2026');
    expect(spelled(onChange).at(-1)).toBe('2026-06-01 00:00');
  },
);

claim(
  'How do I prevent typing but keep the calendar?',
  'readOnly on the field leaves the calendar',
  async () => {
    stubPointer('fine');
    const onChange = vi.fn();
    const value = at('2026-03-16');
    show(
      <Visit defaultValue={value} onChange={onChange} slotProps={{ field: { readOnly: true } }} />,
    );
    await typeFrom(section('Day'), '18');
    expect(onChange).not.toHaveBeenCalled();
    await open();
    await userEvent.click(day(20));
    expect(spelled(onChange)).toEqual(['2026-03-20 00:00']);
  },
);

claim(
  'Why does my test show the other variant?',
  'Without matchMedia the desktop variant is rendered',
  async () => {
    vi.stubGlobal('matchMedia', undefined);
    show(<Visit defaultValue={at('2026-03-16')} />);
    await open();
    expect(buttons()).toEqual([]);
    expect(document.querySelector('.MuiPopper-root')).not.toBe(null);
  },
);
