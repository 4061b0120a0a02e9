import dayjs, { type Dayjs } from 'dayjs';

/** The season in which the cabin can be booked. */
export const season = { first: dayjs('2026-06-01'), last: dayjs('2026-09-30') };

const booked = [
  ['2026-06-05', '2026-06-08'],
  ['2026-06-19', '2026-06-21'],
  ['2026-06-27', '2026-06-30'],
  ['2026-07-11', '2026-07-17'],
  ['2026-08-01', '2026-08-09'],
  ['2026-08-28', '2026-08-30'],
] as const;

/** Whether another party sleeps in the cabin that night. */
export function isBooked(night: Dayjs): boolean {
  const day = night.format('YYYY-MM-DD');
  return booked.some(([from, to]) => from <= day && day <= to);
}

/** Price of a night in euros: more on weekends, most in August. */
export function priceOf(night: Dayjs): number {
  const isWeekend = night.day() === 5 || night.day() === 6;
  const base = [0, 0, 0, 0, 0, 84, 98, 112, 92][night.month()] ?? 84;
  return base + (isWeekend ? 26 : 0) + ((night.date() * 7) % 3) * 2;
}

export const nightsFrom = (first: Dayjs, count: number): Dayjs[] =>
  Array.from({ length: count }, (_, index) => first.add(index, 'day'));
