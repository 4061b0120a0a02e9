import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePicker,
  type DateRangePickerProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, show, spell, stubPointer } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-range-picker/');

const at = (text: string) => dayjs(text);
const july = at('2026-07-01');
const open = () => userEvent.click(screen.getByRole('button', { name: /choose range/i }));
const months = () => document.querySelectorAll('.MuiDayCalendar-monthContainer').length;
const buttons = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => text === 'Cancel' || text === 'OK');
/** Each range that a mock received, spelled. */
const ranges = (mock: { mock: { calls: unknown[][] } }) =>
  mock.mock.calls.map(([range]) => (Array.isArray(range) ? range.map(spell).join(', ') : ''));
/** Clicks days of the first visible month, in order. */
async function pick(...numbers: number[]) {
  for (const number of numbers) {
    const found = screen.getAllByRole('gridcell', { name: String(number) })[0];
    if (!found) throw new Error(`Day ${number} is missing.`);
    await userEvent.click(found);
  }
}

function Stay(props: Partial<DateRangePickerProps>) {
  return <DateRangePicker label="Stay" reduceAnimations referenceDate={july} {...props} />;
}

claim(
  'Read and set the value',
  'onChange fires after the first click, onAccept after the end',
  async () => {
    stubPointer('fine');
    const [onChange, onAccept] = [vi.fn(), vi.fn()];
    show(<Stay onChange={onChange} onAccept={onAccept} />);
    await open();
    await pick(10);
    expect(ranges(onChange)).toEqual(['2026-07-10 00:00, null']);
    expect(onAccept).not.toHaveBeenCalled();
    await pick(12);
    expect(ranges(onAccept)).toEqual(['2026-07-10 00:00, 2026-07-12 00:00']);
  },
);

claim(
  'Read and set the value',
  'onAccept also fires when the calendar closes after the start',
  async () => {
    stubPointer('fine');
    const onAccept = vi.fn();
    show(<Stay onAccept={onAccept} />);
    await open();
    await pick(10);
    await userEvent.keyboard('{Escape}');
    expect(ranges(onAccept)).toEqual(['2026-07-10 00:00, null']);
  },
);

claim(
  'Choose between desktop, mobile, and inline',
  'Desktop closes after the end and has no buttons',
  async () => {
    stubPointer('fine');
    const onClose = vi.fn();
    show(<Stay onClose={onClose} />);
    await open();
    expect([months(), buttons()]).toEqual([2, []]);
    await pick(10);
    expect(onClose).not.toHaveBeenCalled();
    await pick(12);
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

claim(
  'Choose between desktop, mobile, and inline',
  'Mobile has one month, Cancel and OK, and stays open',
  async () => {
    stubPointer('coarse');
    const onClose = vi.fn();
    show(<Stay calendars={3} onClose={onClose} />);
    await open();
    expect([months(), buttons()]).toEqual([1, ['Cancel', 'OK']]);
    await pick(10, 12);
    expect(onClose).not.toHaveBeenCalled();
  },
);

claim(
  'Choose between desktop, mobile, and inline',
  'closeOnSelect decides whether the buttons appear',
  async () => {
    stubPointer('fine');
    const { unmount } = show(<Stay closeOnSelect={false} />);
    await open();
    expect(buttons()).toEqual(['Cancel', 'OK']);
    unmount();
    stubPointer('coarse');
    show(<Stay closeOnSelect />);
    await open();
    expect(buttons()).toEqual([]);
  },
);

claim(
  'Choose between desktop, mobile, and inline',
  'displayStaticWrapperAs="desktop" keeps the buttons',
  () => {
    const { rerender } = show(<StaticDateRangePicker />);
    const toolbar = () => document.querySelector('.MuiPickersToolbar-root') !== null;
    expect([months(), toolbar(), buttons()]).toEqual([1, true, ['Cancel', 'OK']]);
    rerender(<StaticDateRangePicker key="desktop" displayStaticWrapperAs="desktop" />);
    expect([months(), toolbar(), buttons()]).toEqual([2, false, ['Cancel', 'OK']]);
  },
);

claim(
  'Use two inputs',
  'On desktop a click opens the popup, and the focus stays in the input',
  async () => {
    stubPointer('fine');
    show(<Stay name="stay" slots={{ field: MultiInputDateRangeField }} />);
    await userEvent.click(section('Month'));
    expect(months()).toBe(2);
    expect(document.activeElement).toBe(section('Month'));
    expect(document.querySelector('input[name="stay"]')).toBe(null);
  },
);

claim(
  'Use two inputs',
  'On mobile the inputs are read-only, and a tap opens the dialog',
  async () => {
    stubPointer('coarse');
    show(<Stay slots={{ field: MultiInputDateRangeField }} />);
    expect(section('Month').getAttribute('aria-readonly')).toBe('true');
    await userEvent.click(section('Month'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  },
);

claim('Use the picker in a form', 'The form submits the text of the field', () => {
  stubPointer('fine');
  show(<Stay name="stay" value={[at('2026-07-10'), at('2026-07-14')]} />);
  const input = document.querySelector<HTMLInputElement>('input[name="stay"]');
  expect(input?.value.replace(/[\u2066-\u2069]/g, '')).toBe('07/10/2026 – 07/14/2026');
});

claim(
  'Add shortcuts',
  'A shortcut accepts and closes, changeImportance "set" stays open',
  async () => {
    stubPointer('fine');
    const items = [{ label: 'Season', getValue: (): [Dayjs, Dayjs] => [july, at('2026-09-15')] }];
    const [onAccept, onClose] = [vi.fn(), vi.fn()];
    const on = { onAccept, onClose };
    const { unmount } = show(<Stay {...on} slotProps={{ shortcuts: { items } }} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Season' }));
    expect([onAccept.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
    unmount();
    show(<Stay {...on} slotProps={{ shortcuts: { items, changeImportance: 'set' } }} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Season' }));
    expect([onAccept.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  },
);

claim(
  'Control which date is chosen next',
  'A start after the end clears it, an end before the start restarts',
  async () => {
    const [onChange, onRangePositionChange] = [vi.fn(), vi.fn()];
    show(
      <DateRangeCalendar
        calendars={1}
        reduceAnimations
        defaultValue={[at('2026-07-03'), at('2026-07-05')]}
        onChange={onChange}
        onRangePositionChange={onRangePositionChange}
      />,
    );
    await pick(8, 6, 9);
    expect(ranges(onChange)).toEqual([
      '2026-07-08 00:00, null',
      '2026-07-06 00:00, null',
      '2026-07-06 00:00, 2026-07-09 00:00',
    ]);
    expect(onRangePositionChange.mock.lastCall?.[0]).toBe('start');
  },
);

claim('Control which date is chosen next', 'A start before the end keeps the end', async () => {
  const onChange = vi.fn();
  const value: [Dayjs, Dayjs] = [at('2026-07-03'), at('2026-07-05')];
  show(<DateRangeCalendar calendars={1} defaultValue={value} onChange={onChange} />);
  await pick(4);
  expect(ranges(onChange)).toEqual(['2026-07-04 00:00, 2026-07-05 00:00']);
});

claim(
  'Control which date is chosen next',
  'When the popup closes, the position returns to the start',
  async () => {
    stubPointer('fine');
    const onChange = vi.fn();
    show(<Stay onChange={onChange} />);
    await open();
    await pick(10);
    await userEvent.keyboard('{Escape}');
    await open();
    await pick(5);
    await pick(7);
    expect(ranges(onChange).slice(1)).toEqual([
      '2026-07-05 00:00, null',
      '2026-07-05 00:00, 2026-07-07 00:00',
    ]);
  },
);

claim(
  'Is the end at 00:00? How do I include the last day?',
  'referenceDate overrides the time of existing dates',
  async () => {
    const onChange = vi.fn();
    const value: [Dayjs, Dayjs] = [at('2026-07-03T20:00'), at('2026-07-05T21:00')];
    const calendar = { calendars: 1, defaultValue: value, onChange } as const;
    const { unmount } = show(<DateRangeCalendar {...calendar} />);
    await pick(4, 8);
    unmount();
    show(<DateRangeCalendar {...calendar} referenceDate={at('2026-07-01T09:00')} />);
    await pick(4, 8);
    expect([ranges(onChange)[1], ranges(onChange)[3]]).toEqual([
      '2026-07-04 20:00, 2026-07-08 21:00',
      '2026-07-04 09:00, 2026-07-08 09:00',
    ]);
  },
);

claim('Can the first and the last day be the same?', 'A range can have one day', async () => {
  stubPointer('fine');
  const [onAccept, onError] = [vi.fn(), vi.fn()];
  show(<Stay onAccept={onAccept} onError={onError} />);
  await open();
  await pick(10, 10);
  expect(ranges(onAccept)).toEqual(['2026-07-10 00:00, 2026-07-10 00:00']);
  expect(onError).not.toHaveBeenCalled();
});
