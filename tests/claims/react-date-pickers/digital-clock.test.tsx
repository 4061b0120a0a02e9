import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import {
  DigitalClock,
  type DigitalClockItemProps,
  type DigitalClockProps,
} from '@mui/x-date-pickers/DigitalClock';
import {
  MultiSectionDigitalClock,
  type MultiSectionDigitalClockProps,
} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { show, spelled } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/digital-clock/');

const at = (text: string) => dayjs(`2026-03-16T${text}`);
const option = (name: string) => screen.getByRole('option', { name });
const choose = (name: string) => userEvent.click(option(name));
const options = () => screen.getAllByRole('option').map((found) => found.textContent);
const enabled = () =>
  screen
    .getAllByRole('option')
    .filter((found) => !found.classList.contains('Mui-disabled'))
    .map((found) => found.textContent);
const inTabOrder = () =>
  screen.getAllByRole('option').filter((found) => found.getAttribute('tabindex') === '0');
const columns = () =>
  screen.getAllByRole('listbox').map((found) => found.getAttribute('aria-label'));
const states = (mock: { mock: { calls: unknown[][] } }) =>
  mock.mock.calls.map(([, state, view]) => `${state} ${view}`);

const List = (props: DigitalClockProps) => <DigitalClock ampm={false} {...props} />;
const Columns = (props: MultiSectionDigitalClockProps) => (
  <MultiSectionDigitalClock ampm={false} {...props} />
);

claim('Digital Clock', 'The list has half hours, the columns hours, minutes, and AM and PM', () => {
  const { unmount } = show(<DigitalClock />);
  expect(options()).toHaveLength(48);
  expect(options().slice(0, 2)).toEqual(['12:00 AM', '12:30 AM']);
  unmount();
  show(<MultiSectionDigitalClock />);
  expect(columns()).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
  expect(options()).toHaveLength(12 + 12 + 2);
});

claim('Read and set the value', 'One choice in the list is complete', async () => {
  const onChange = vi.fn();
  show(<List defaultValue={at('09:30')} onChange={onChange} />);
  await choose('14:30');
  expect(spelled(onChange)).toEqual(['2026-03-16 14:30']);
  expect(states(onChange)).toEqual(['finish hours']);
});

claim('Read and set the value', 'The last column completes the choice', async () => {
  const onChange = vi.fn();
  const { unmount } = show(<Columns defaultValue={at('09:30')} onChange={onChange} />);
  await choose('14 hours');
  await choose('45 minutes');
  expect(spelled(onChange)).toEqual(['2026-03-16 14:30', '2026-03-16 14:45']);
  expect(states(onChange)).toEqual(['partial hours', 'finish minutes']);
  unmount();
  onChange.mockClear();
  show(<MultiSectionDigitalClock defaultValue={at('09:30')} onChange={onChange} />);
  await choose('45 minutes');
  await choose('PM');
  expect(states(onChange)).toEqual(['partial minutes', 'finish meridiem']);
});

claim(
  'Read and set the value',
  'An empty clock uses midnight of today or referenceDate',
  async () => {
    vi.setSystemTime(dayjs('2026-05-04T10:20').toDate());
    const onChange = vi.fn();
    const { unmount } = show(<Columns onChange={onChange} />);
    await choose('45 minutes');
    unmount();
    const { unmount: next } = show(<Columns referenceDate={at('18:00')} onChange={onChange} />);
    await choose('45 minutes');
    next();
    expect(spelled(onChange)).toEqual(['2026-05-04 00:45', '2026-03-16 18:45']);
  },
);

claim('Read and set the value', 'An option is selected only if all units are equal', () => {
  const selected = () => screen.queryAllByRole('option', { selected: true }).length;
  for (const [time, count] of [
    ['09:30', 1],
    ['09:40', 0],
    ['09:30:20', 0],
  ] as const) {
    const { unmount } = show(<List value={at(time)} />);
    expect(selected()).toBe(count);
    unmount();
  }
  show(<Columns value={at('09:42')} />);
  expect(selected()).toBe(1);
});

claim(
  'Set the steps',
  'timeStep sets the minutes of the list, timeSteps those of the columns',
  () => {
    const { unmount } = show(<List timeStep={45} />);
    expect(options().slice(0, 3)).toEqual(['00:00', '00:45', '01:30']);
    unmount();
    show(<Columns timeSteps={{ hours: 2, minutes: 15 }} />);
    expect(options()).toHaveLength(12 + 4);
  },
);

claim('Set the steps', 'minutesStep disables the options between the steps', () => {
  show(<List timeStep={15} minutesStep={30} />);
  expect(enabled().slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
});

claim('Show only the available times', 'minTime does not move the list', () => {
  const limits = { minTime: at('09:10'), maxTime: at('11:00'), skipDisabled: true };
  const { unmount } = show(<List {...limits} />);
  expect(options()).toEqual(['09:30', '10:00', '10:30', '11:00']);
  unmount();
  show(<List {...limits} skipDisabled={false} />);
  expect(options()).toHaveLength(48);
  expect(enabled()).toHaveLength(4);
});

claim('Show only the available times', 'The list asks shouldDisableTime for whole times', () => {
  const views = new Set<string>();
  show(
    <List
      shouldDisableTime={(time, view) => {
        views.add(view);
        return time.hour() === 12 && time.minute() === 30;
      }}
    />,
  );
  expect([...views]).toEqual(['hours']);
  expect(options()).toContain('12:30');
  expect(enabled()).toContain('12:00');
  expect(enabled()).not.toContain('12:30');
});

claim(
  'Show only the available times',
  'The columns ask for each unit, with the other units of the value',
  async () => {
    const shouldDisableTime = vi.fn(
      (time: dayjs.Dayjs, view: string) =>
        view === 'minutes' && time.hour() === 12 && time.minute() >= 30,
    );
    show(<Columns defaultValue={at('11:30')} shouldDisableTime={shouldDisableTime} />);
    const isDisabled = () => option('45 minutes').getAttribute('aria-disabled') === 'true';
    expect(isDisabled()).toBe(false);
    await choose('12 hours');
    expect(isDisabled()).toBe(true);
    expect(new Set(shouldDisableTime.mock.calls.map(([, view]) => view))).toEqual(
      new Set(['hours', 'minutes']),
    );
  },
);

claim(
  'Show only the available times',
  'An empty list is in the tab order only if its start is available',
  () => {
    const limits = { minTime: at('09:00'), maxTime: at('17:00') };
    const first = show(<List {...limits} skipDisabled />);
    expect(inTabOrder()).toHaveLength(0);
    first.unmount();
    const second = show(<List {...limits} />);
    expect(inTabOrder()).toHaveLength(0);
    second.unmount();
    show(<List {...limits} skipDisabled referenceDate={at('09:00')} />);
    expect(inTabOrder().map((found) => found.textContent)).toEqual(['09:00']);
  },
);

claim(
  'Show only the available times',
  'In a picker, the list gets the focus only if its start is available',
  async () => {
    const limits = { minTime: at('09:00'), skipDisabled: true, timeSteps: { minutes: 60 } };
    const focused = async (referenceDate?: dayjs.Dayjs) => {
      const { unmount } = show(
        <DesktopTimePicker reduceAnimations {...limits} referenceDate={referenceDate} />,
      );
      await userEvent.click(screen.getByRole('button', { name: /choose time/i }));
      const role = document.activeElement?.getAttribute('role');
      unmount();
      return role;
    };
    expect(await focused(at('09:00'))).toBe('option');
    expect(await focused()).not.toBe('option');
  },
);

claim(
  'Show only the available times',
  'Disabled options are marked for screen readers in the columns only',
  () => {
    const { unmount } = show(<List minTime={at('09:00')} />);
    expect(option('08:30').classList).toContain('Mui-disabled');
    expect(option('08:30').getAttribute('aria-disabled')).toBe(null);
    unmount();
    show(<Columns minTime={at('09:00')} />);
    expect(option('8 hours').getAttribute('aria-disabled')).toBe('true');
  },
);

claim('Choose the views', 'The columns follow views; the list has none', () => {
  show(<Columns views={['hours', 'minutes', 'seconds']} timeSteps={{ seconds: 1 }} />);
  expect(columns()).toEqual(['Select hours', 'Select minutes', 'Select seconds']);
  const seconds = screen.getByRole('listbox', { name: 'Select seconds' });
  expect(within(seconds).getAllByRole('option')).toHaveLength(60);
});

claim('Disable the clock or make it read-only', 'Neither allows a choice', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { unmount } = show(<List readOnly defaultValue={at('09:30')} onChange={onChange} />);
  await user.click(option('10:00'));
  unmount();
  expect(onChange).not.toHaveBeenCalled();
  show(<List disabled defaultValue={at('09:30')} />);
  expect(enabled()).toEqual([]);
});

claim('Which keys work?', 'Page Up and Page Down move by five options', async () => {
  const onChange = vi.fn();
  show(<List defaultValue={at('09:30')} onChange={onChange} />);
  act(() => option('09:30').focus());
  const moves = [
    ['{PageDown}', '12:00'],
    ['{PageUp}', '09:30'],
    ['{ArrowDown}', '10:00'],
    ['{Home}', '00:00'],
    ['{End}', '23:30'],
  ] as const;
  for (const [key, time] of moves) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(option(time));
  }
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(spelled(onChange)).toEqual(['2026-03-16 23:30']);
});

claim('Show booked times', 'The list receives its time in the timezone shown, columns none', () => {
  const hours: number[] = [];
  const keys = new Set<string>();
  function Item({ itemValue }: DigitalClockItemProps) {
    hours.push(itemValue.hour());
    return null;
  }
  function SectionItem(props: object) {
    for (const key of Object.keys(props)) keys.add(key);
    return null;
  }
  dayjs.extend(utc);
  show(<List timezone="UTC" timeStep={60} slots={{ digitalClockItem: Item }} />);
  expect(new Set(hours)).toEqual(new Set(Array.from({ length: 24 }, (_, hour) => hour)));
  show(<Columns slots={{ digitalClockSectionItem: SectionItem }} />);
  expect(keys.has('children')).toBe(true);
  expect(keys.has('itemValue')).toBe(false);
});
