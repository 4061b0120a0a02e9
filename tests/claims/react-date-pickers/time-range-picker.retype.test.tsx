import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, show, stubPointer, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/time-range-picker/');

/** The range after these steps in a picker with one or two inputs, in steps of 15 minutes. */
async function after(steps: () => Promise<void>, slots = {}): Promise<string> {
  const onChange = vi.fn<(range: DateRange<Dayjs>) => void>();
  const { unmount } = show(
    <TimeRangePicker
      ampm
      defaultValue={[dayjs('2026-03-16T09:30'), dayjs('2026-03-16T16:45')]}
      minutesStep={15}
      onChange={onChange}
      slots={slots}
    />,
  );
  await steps();
  unmount();
  return (onChange.mock.lastCall?.[0] ?? []).map((time) => time?.format('HH:mm')).join(', ');
}
const twoInputs = { field: MultiInputTimeRangeField };

claim('Use two inputs', 'Only with one input, 08 takes the minutes of the end', async () => {
  stubPointer('fine');
  const steps = () => typeFrom(section('Hours'), '08');
  expect([await after(steps), await after(steps, twoInputs)]).toEqual([
    '08:45, 16:45',
    '08:30, 16:45',
  ]);
});

claim('Use two inputs', 'Only with one input, the arrow keys use minutesStep', async () => {
  stubPointer('fine');
  const steps = async () => {
    act(() => section('Minutes').focus());
    await userEvent.keyboard('{ArrowUp}');
  };
  expect([await after(steps), await after(steps, twoInputs)]).toEqual([
    '09:45, 16:45',
    '09:31, 16:45',
  ]);
});

claim('Use two inputs', 'With two inputs, the focus stays in the input', async () => {
  stubPointer('fine');
  show(<TimeRangePicker slots={twoInputs} reduceAnimations />);
  act(() => section('Hours').focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tooltip').contains(document.activeElement)).toBe(false);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Hours');
});
