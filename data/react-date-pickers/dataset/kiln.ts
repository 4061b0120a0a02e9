import type { Dayjs } from 'dayjs';

/** Firings of the kiln: the day of the month and how many loads there are. */
export type Firings = ReadonlyMap<number, number>;

/** Every load that a server would have stored for this month. */
function firingsOf(month: Dayjs): Firings {
  const first = 2 + (month.month() % 4);
  const days = [first, first + 6, first + 13, first + 15, first + 22];
  return new Map(days.map((day, index) => [day, 1 + ((month.year() + day + index) % 3)]));
}

/**
 * Asks the studio's server for one month. It takes 700 milliseconds.
 * @throws The reason of the signal when the request is aborted.
 */
export function fetchFirings(month: Dayjs, signal: AbortSignal): Promise<Firings> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(firingsOf(month)), 700);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
