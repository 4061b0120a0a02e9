import { expect, test } from 'vitest';
import { guideFrom } from '../../checks/guideFixture';
import { parseGuide } from '../../read/markdown/parseGuide';
import { usesByName } from './usesByName';

const SPANNING = '/x/react-data-grid/column-spanning/';

const orders = guideFrom('Pass `rows`.\n\n## Sort\n\nSet `sortModel`.\n\n### More\n\nAnd `rows`.');
const spanning = parseGuide(
  '---\ntitle: Data Grid - Column spanning\ndescription: Spans.\nproductId: x-data-grid\n---\nText.\n\n{{"demo": "SpanNumber.tsx"}}\n',
  {
    file: `data${SPANNING.slice(2)}column-spanning.md`,
    pathname: SPANNING,
    productId: 'x-data-grid',
    demos: new Set(['SpanNumber']),
    components: new Set(),
  },
);

test('a name is used where a section begins with it, once in a guide', () => {
  const uses = usesByName([orders]);
  const guide = '/x/react-data-grid/orders/';
  expect(uses.get('sortModel')).toEqual([{ guide, title: 'Orders', href: `${guide}#sort` }]);
  expect(uses.get('rows')).toEqual([{ guide, title: 'Orders', href: guide }]);
});

test('a demo that sets it comes after what explains it', () => {
  const hrefs = usesByName([spanning, orders])
    .get('rows')
    ?.map(({ title, href }) => [title, href]);
  expect(hrefs).toEqual([
    ['Orders', '/x/react-data-grid/orders/'],
    ['Column spanning (demo)', `${SPANNING}#SpanNumber`],
  ]);
});
