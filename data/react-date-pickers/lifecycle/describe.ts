import type { Dayjs } from 'dayjs';

/** Writes a value as the logs show it. */
export function describe(value: Dayjs | null): string {
  if (!value) return 'null';
  return value.isValid() ? value.format('YYYY-MM-DD') : 'Invalid Date';
}
