import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { show, spell, stubPointer, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-range-picker/');

/** The range after users type these digits over a section, counted across both dates. */
async function retype(index: number, digits: string, slots = {}): Promise<string> {
  const onChange = vi.fn<(range: DateRange<Dayjs>) => void>();
  const { unmount } = show(
    <DateRangePicker
      open={false}
      defaultValue={[dayjs('2026-07-01'), dayjs('2026-09-30')]}
      onChange={onChange}
      slots={slots}
    />,
  );
  const section = screen.getAllByRole('spinbutton')[index];
  if (!section) throw new Error(`There is no section ${index}.`);
  await typeFrom(section, digits);
  unmount();
  return (onChange.mock.lastCall?.[0] ?? [])
    .map((day) => spell(day).replace(' 00:00', ''))
    .join(', ');
}

claim('Use two inputs', 'With one input, retyping takes parts of the other date', async () => {
  stubPointer('fine');
  expect([
    await retype(2, '2025'),
    await retype(0, '08'),
    await retype(1, '05'),
    await retype(5, '2027'),
  ]).toEqual([
    '2025-09-30, 2026-09-30',
    '2026-08-30, 2026-09-30',
    '2026-09-05, 2026-09-30',
    '2026-07-01, 2027-07-01',
  ]);
});

claim('Use two inputs', 'With two inputs, retyping keeps the other parts', async () => {
  stubPointer('fine');
  const slots = { field: MultiInputDateRangeField };
  expect([
    await retype(2, '2025', slots),
    await retype(0, '08', slots),
    await retype(1, '05', slots),
    await retype(5, '2027', slots),
  ]).toEqual([
    '2025-07-01, 2026-09-30',
    '2026-08-01, 2026-09-30',
    '2026-07-05, 2026-09-30',
    '2026-07-01, 2027-09-30',
  ]);
});
