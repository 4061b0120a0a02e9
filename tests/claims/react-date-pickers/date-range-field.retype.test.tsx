import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { cleanup } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, show, spell, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-range-field/');

claim('Choose between one and two inputs', 'Only one input mixes up the dates', async () => {
  const starts: string[] = [];
  for (const Field of [SingleInputDateRangeField, MultiInputDateRangeField]) {
    for (const [name, digits] of [
      ['Year', '2025'],
      ['Month', '08'],
    ] as const) {
      const onChange = vi.fn<(range: DateRange<Dayjs>) => void>();
      const defaultValue: DateRange<Dayjs> = [dayjs('2026-07-01'), dayjs('2026-09-30')];
      show(<Field defaultValue={defaultValue} onChange={onChange} />);
      await typeFrom(section(name), digits);
      starts.push(spell(onChange.mock.lastCall?.[0][0]).slice(0, 10));
      cleanup();
    }
  }
  expect(starts).toEqual(['2025-09-30', '2026-08-30', '2025-07-01', '2026-08-01']);
});
