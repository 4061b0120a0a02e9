import { describe, expect, test } from 'vitest';
import { flattenPages } from '../../src/node/model/navigation/flattenPages';
import { nearMatches } from '../../src/boot/nearPages';
import { readTree } from '../../src/node/model/site';
import { pageTitle } from '../../src/node/model/navigation/pageTitle';

// The real tree: what matters is that the right page wins among all of them.
const pages = flattenPages(readTree()).map((page) => ({
  pathname: page.pathname,
  title: pageTitle(page),
}));
const nearest = (asked: string) => nearMatches(asked, pages).map(({ pathname }) => pathname);

describe('the nearest page', () => {
  test.each([
    ['/x/react-data-grd/colum-pining/', '/x/react-data-grid/column-pinning/'],
    ['/x/introduction/licencing/', '/x/introduction/licensing/'],
    ['/x/data-grid/sorting', '/x/react-data-grid/sorting/'],
    ['/x/react-date-pickers/date-piker/', '/x/react-date-pickers/date-picker/'],
    ['/docs/components/bar-chart.html', '/x/api/charts/bar-chart/'],
    ['/X/React-Charts/BARS/', '/x/react-charts/bars/'],
    ['/x/roadmap/', '/x/introduction/roadmap/'],
  ])('to %s is %s', (asked, pathname) => {
    expect(nearest(asked)[0]).toBe(pathname);
  });
});

test('offers five, and none that is far away', () => {
  expect(nearest('/x/react-data-grid/')).toHaveLength(5);
  expect(nearest('/wp-admin/setup-config.php')).toEqual([]);
});

test.each(['', '/', '/x/', '/x/%E0%A4%A/', '/<script>alert(1)</script>/', '/\u0000/', '/日本語/'])(
  'nothing is near to %j',
  (asked) => {
    expect(nearest(asked)).toEqual([]);
  },
);

test('an address of 10,000 letters costs no time', () => {
  const start = performance.now();
  nearest(`/x/${'column-'.repeat(1500)}`);
  nearest(`/x/${'a'.repeat(10_000)}`);
  expect(performance.now() - start).toBeLessThan(500);
});
