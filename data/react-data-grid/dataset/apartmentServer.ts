import { apartments, type Apartment } from './apartments';

const LATENCY_MS = 700;

export interface ApartmentAnswer {
  rows: Apartment[];
  rowCount: number;
}

const textOf = (value: Apartment[keyof Apartment]) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '').toLowerCase();

const tests: Record<string, (left: string, right: string) => boolean> = {
  contains: (left, right) => left.includes(right),
  eq: (left, right) => left === right,
  in: (left, right) => right.split(',').includes(left),
  gte: (left, right) => Number(left) >= Number(right),
  lte: (left, right) => Number(left) <= Number(right),
};

function matches(apartment: Apartment, [key, value]: [string, string]): boolean {
  const text = value.toLowerCase();
  if (key === 'search') return Object.values(apartment).some((cell) => textOf(cell).includes(text));
  const [operator = '', ...rest] = text.split(':');
  const test = tests[operator];
  // Parameters without an operator aren't filters.
  return !test || test(textOf(apartment[key as keyof Apartment]), rest.join(':'));
}

const wait = (signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, LATENCY_MS);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('The request was canceled.'));
    });
  });

/**
 * Answers like `GET /api/apartments?rent=lte:1000&search=harbor`, after a delay. It also reads
 * `sort=rent:desc`, `page` and `pageSize`, and fails with `status=503`.
 */
export async function fetchApartments(
  query: string,
  signal?: AbortSignal,
): Promise<ApartmentAnswer> {
  await wait(signal);
  const params = new URLSearchParams(query);
  if (params.get('status') === '503') throw new Error('503 Service Unavailable');
  const rows = apartments.filter((row) => [...params].every((pair) => matches(row, pair)));
  const [field, direction] = params.get('sort')?.split(':') ?? [];
  if (field) {
    const sign = direction === 'desc' ? -1 : 1;
    const key = field as keyof Apartment;
    rows.sort((a, b) => ((a[key] ?? '') < (b[key] ?? '') ? -sign : sign));
  }
  const pageSize = Number(params.get('pageSize') ?? rows.length);
  const start = pageSize * Number(params.get('page') ?? 0);
  return { rows: rows.slice(start, start + pageSize), rowCount: rows.length };
}
