import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, show, spelled, stubPointer, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-picker/');

const referenceDate = dayjs('2020-05-17T09:00');

async function typed(start: string, text: string, props: DatePickerProps) {
  const onChange = vi.fn();
  const { unmount } = show(
    <DatePicker label="Date" referenceDate={referenceDate} onChange={onChange} {...props} />,
  );
  await typeFrom(section(start), text);
  unmount();
  return spelled(onChange).at(-1);
}

claim(
  'Choose a month or a year only',
  'A typed value gets its other parts from today, not from referenceDate',
  async () => {
    vi.setSystemTime(dayjs('2026-03-16T10:20').toDate());
    stubPointer('fine');
    expect(await typed('Month', 'April2024', { views: ['year', 'month'] })).toBe(
      '2024-04-01 00:00',
    );
    expect(await typed('Year', '2024', { views: ['year'] })).toBe('2024-01-01 00:00');
    expect(await typed('Month', 'April17', { views: ['month', 'day'] })).toBe('2026-04-17 00:00');
  },
);

claim(
  'Choose a month or a year only',
  'The field has a referenceDate for typed values',
  async () => {
    stubPointer('fine');
    const slotProps = { field: { referenceDate } as object };
    expect(await typed('Month', 'April2024', { views: ['year', 'month'], slotProps })).toBe(
      '2024-04-17 09:00',
    );
  },
);
