import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {
  TimeRangePicker,
  type TimeRangePickerProps,
} from '@mui/x-date-pickers-pro/TimeRangePicker';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, show, spell, stubPointer, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/time-range-picker/');

const at = (time: string, date = 16): Dayjs => dayjs(`2026-03-01T${time}`).date(date);
const shift: [Dayjs, Dayjs] = [at('08:00'), at('16:30')];
const user = userEvent.setup({ pointerEventsCheck: 0 });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const open = () => user.click(screen.getByRole('button', { name: /choose range/i }));
async function choose(...names: string[]) {
  for (const name of names) await user.click(screen.getByRole('option', { name }));
}
const buttons = () => screen.getAllByText(/^(Cancel|Next|OK)$/).map((found) => found.textContent);
const listSizes = () =>
  screen.getAllByRole('listbox').map((list) => within(list).getAllByRole('option').length);
const spellTime = (time: unknown) => spell(dayjs.isDayjs(time) ? time : null).replace('2026-', '');
const ranges = (mock: { mock: { calls: unknown[][] } }) =>
  mock.mock.calls.map(([range]) => (Array.isArray(range) ? range.map(spellTime).join(', ') : ''));

function Shift(props: TimeRangePickerProps) {
  return <TimeRangePicker label="Shift" ampm={false} reduceAnimations {...props} />;
}

claim('Read and set the value', 'onAccept waits for OK or Escape', async () => {
  stubPointer('fine');
  const [onChange, onAccept] = [vi.fn(), vi.fn()];
  const { unmount } = show(
    <Shift referenceDate={at('00:00')} onChange={onChange} onAccept={onAccept} />,
  );
  await open();
  await choose('9 hours', '30 minutes');
  await press('Next');
  await choose('17 hours');
  expect(ranges(onChange)).toEqual([
    '03-16 09:00, null',
    '03-16 09:30, null',
    '03-16 09:30, 03-16 17:00',
  ]);
  expect(onAccept).not.toHaveBeenCalled();
  await press('OK');
  expect(ranges(onAccept)).toEqual(['03-16 09:30, 03-16 17:00']);
  unmount();
  show(<Shift referenceDate={at('00:00')} onAccept={onAccept} />);
  await open();
  await choose('9 hours');
  await user.keyboard('{Escape}');
  expect(ranges(onAccept)[1]).toBe('03-16 09:00, null');
});

claim('Understand the date of each time', 'Only a chosen end follows the start', async () => {
  stubPointer('fine');
  vi.setSystemTime(dayjs('2026-05-04T10:20').toDate());
  const onChange = vi.fn();
  const props = { onChange, defaultValue: [at('08:00'), null] as [Dayjs, null] };
  let { unmount } = show(<Shift {...props} />);
  await open();
  await press('Next');
  await choose('17 hours');
  unmount();
  ({ unmount } = show(<Shift {...props} referenceDate={at('00:00')} />));
  const end = screen.getAllByRole('spinbutton', { name: 'Hours' })[1];
  if (end) await typeFrom(end, '1700');
  unmount();
  expect(ranges(onChange).filter((range) => range.endsWith('17:00'))).toEqual([
    '03-16 08:00, 03-16 17:00',
    '03-16 08:00, 05-04 17:00',
  ]);
});

claim('Understand the date of each time', 'A time that is replaced keeps its date', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Shift defaultValue={[at('08:00', 3), at('16:00', 4)]} onChange={onChange} />);
  await open();
  await choose('9 hours');
  expect(ranges(onChange)).toEqual(['03-03 09:00, 03-04 16:00']);
});

claim(
  'Choose between desktop and mobile',
  'Only mobile shows the tabs, hidden changes it',
  async () => {
    for (const [pointer, props, tabs] of [
      ['fine', {}, 0],
      ['coarse', {}, 2],
      ['fine', { slotProps: { tabs: { hidden: false } } }, 2],
    ] as const) {
      stubPointer(pointer);
      const { unmount } = show(<Shift {...props} />);
      await open();
      expect(screen.queryAllByRole('tab').length).toBe(tabs);
      unmount();
    }
  },
);

claim('Choose between desktop and mobile', 'A choice does not continue with the end', async () => {
  for (const pointer of ['fine', 'coarse'] as const) {
    stubPointer(pointer);
    const { unmount } = show(<Shift closeOnSelect />);
    await open();
    await choose('9 hours', '30 minutes');
    expect(buttons()).toEqual(['Cancel', 'Next']);
    await press('Next');
    expect(buttons()).toEqual(['Cancel', 'OK']);
    unmount();
  }
});

claim('Offer only some times', 'The list appears up to the threshold', async () => {
  stubPointer('fine');
  for (const [props, sizes] of [
    [{}, [24, 12]],
    [{ timeSteps: { minutes: 60 } }, [24]],
    [{ timeSteps: { minutes: 15 } }, [24, 4]],
    [{ timeSteps: { minutes: 15 }, thresholdToRenderTimeInASingleColumn: 96 }, [96]],
  ] as const) {
    const { unmount } = show(<Shift {...props} />);
    await open();
    expect(listSizes()).toEqual(sizes);
    unmount();
  }
});

claim('Offer only some times', 'With a single list, the field shows only hours', () => {
  const list = { timeSteps: { minutes: 60 }, defaultValue: shift, ampm: true };
  const { unmount } = show(<Shift {...list} />);
  expect(textOf('Shift').replace(/[\u2066-\u2069]/g, '')).toBe('08 AM – 04 PM');
  unmount();
  show(<Shift {...list} format="LT" />);
  expect(textOf('Shift').replace(/[\u2066-\u2069]/g, '')).toBe('08:00 AM – 04:30 PM');
});

claim('Offer only some times', 'skipDisabled removes the disabled options', async () => {
  stubPointer('fine');
  const limits = { minTime: at('08:00'), maxTime: at('18:00'), timeSteps: { minutes: 60 } };
  show(<Shift {...limits} skipDisabled referenceDate={at('08:00')} />);
  await open();
  expect(listSizes()).toEqual([11]);
  expect(document.activeElement?.textContent).toBe('08:00');
});

claim('Show the duration of each end time', 'An early end is kept as invalidRange', async () => {
  stubPointer('fine');
  const [onChange, onError] = [vi.fn(), vi.fn()];
  show(<Shift defaultValue={shift} onChange={onChange} onError={onError} />);
  await open();
  await press('Next');
  await choose('6 hours');
  expect(ranges(onChange)).toEqual(['03-16 08:00, 03-16 06:30']);
  expect(onError.mock.lastCall?.[0]).toEqual(['invalidRange', 'invalidRange']);
});

claim('Show the duration of each end time', 'A start past the end clears it', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(<Shift defaultValue={shift} onChange={onChange} />);
  await open();
  await choose('18 hours');
  expect(ranges(onChange)).toEqual(['03-16 18:00, null']);
});

claim('Show the duration of each end time', 'The position can follow the start', async () => {
  stubPointer('fine');
  const onClose = vi.fn();
  function Meeting() {
    const [position, setPosition] = React.useState<'start' | 'end'>('start');
    return (
      <Shift
        timeSteps={{ minutes: 60 }}
        closeOnSelect
        onClose={onClose}
        rangePosition={position}
        onRangePositionChange={setPosition}
        onChange={() => setPosition('end')}
      />
    );
  }
  show(<Meeting />);
  await open();
  await choose('09:00', '11:00');
  expect([textOf('Shift').replace(/[^\d]/g, ''), onClose.mock.calls.length]).toEqual(['0911', 1]);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null));
  await open();
  expect(buttons()).toEqual(['Cancel', 'Next']);
});

claim('Allow shifts past midnight', 'The moved end is valid and accepted', async () => {
  stubPointer('fine');
  const [onAccept, onError] = [vi.fn(), vi.fn()];
  const contexts: unknown[] = [];
  function Night() {
    const [value, setValue] = React.useState<[Dayjs | null, Dayjs | null]>([at('22:00'), null]);
    return (
      <Shift
        referenceDate={at('00:00')}
        value={value}
        onAccept={onAccept}
        onError={onError}
        onChange={([start, end], { validationError }) => {
          contexts.push(validationError);
          setValue([start, start && end?.isBefore(start) ? end.add(1, 'day') : end]);
        }}
      />
    );
  }
  show(<Night />);
  await open();
  await press('Next');
  await choose('6 hours');
  await press('OK');
  expect(ranges(onAccept)).toEqual(['03-16 22:00, 03-17 06:00']);
  expect([contexts, onError.mock.calls]).toEqual([[['invalidRange', 'invalidRange']], []]);
});

claim('Use two inputs', 'The labels come from localeText, and mobile is read-only', () => {
  const field = { slots: { field: MultiInputTimeRangeField }, name: 'shift' };
  for (const [pointer, readOnly] of [
    ['fine', 'false'],
    ['coarse', 'true'],
  ] as const) {
    stubPointer(pointer);
    const { unmount } = show(<Shift {...field} localeText={{ start: 'In', end: 'Out' }} />);
    expect(section('Hours', 'Out').getAttribute('aria-readonly')).toBe(readOnly);
    expect(screen.queryByRole('group', { name: 'Shift' })).toBe(null);
    expect(document.querySelector('input[name="shift"]')).toBe(null);
    unmount();
  }
});

claim('How do I use 24 hours or seconds?', 'The format follows ampm and views', async () => {
  show(<Shift views={['hours', 'minutes', 'seconds']} />);
  await typeFrom(section('Hours'), '220507');
  expect(
    textOf('Shift')
      .slice(0, 9)
      .replace(/[^\d:]/g, ''),
  ).toBe('22:05:07');
});
