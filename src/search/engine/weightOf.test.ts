import { expect, test } from 'vitest';
import { readQuery } from './readQuery';
import { rangeWeight } from './weightOf';

const weight = (pathname: string, query: string) =>
  rangeWeight(
    pathname,
    readQuery(query, () => true),
  );

test('pages about ranges stand behind where a query speaks of one date', () => {
  expect(weight('/x/react-date-pickers/date-range-calendar/', 'mark days')).toBeLessThan(1);
  expect(weight('/x/react-date-pickers/date-calendar/', 'mark days')).toBe(1);
});

test.each(['date range', 'DateRangeCalendar', 'from monday until friday', 'start date'])(
  'not for "%s"',
  (query) => expect(weight('/x/react-date-pickers/date-range-calendar/', query)).toBe(1),
);
