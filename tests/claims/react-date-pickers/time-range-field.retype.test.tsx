import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { cleanup } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, show, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/time-range-field/');

claim('Use two inputs', 'Only one input with 12 hours mixes up the times', async () => {
  const starts: (string | undefined)[] = [];
  for (const [Field, ampm] of [
    [SingleInputTimeRangeField, true],
    [SingleInputTimeRangeField, false],
    [MultiInputTimeRangeField, true],
  ] as const) {
    const onChange = vi.fn<(range: DateRange<Dayjs>) => void>();
    const defaultValue: DateRange<Dayjs> = [dayjs('2026-03-16T09:30'), dayjs('2026-03-16T16:45')];
    show(<Field ampm={ampm} defaultValue={defaultValue} onChange={onChange} />);
    await typeFrom(section('Hours'), '08');
    starts.push(onChange.mock.lastCall?.[0][0]?.format('HH:mm'));
    cleanup();
  }
  expect(starts).toEqual(['08:45', '08:30', '08:30']);
});
