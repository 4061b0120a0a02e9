import { expect, test } from 'vitest';
import { guideFrom } from '../../checks/guideFixture';
import { parseGuide } from '../../read/markdown/parseGuide';
import { fenceKey, type CodeName } from '../../read/names/codeNames';
import type { ApiRow } from '../api/apiSection';
import { component, prop } from '../api/fixture';
import { ApiUses } from './apiUses';
import { namePlaces, type NamePlace } from './namePlaces';
import { NameIndex } from './nameTarget';
import { demoApis } from './sitePlaces';

const PAGE = '/x/api/data-grid/data-grid/';
const entry = component('DataGrid', {
  product: 'data-grid',
  slug: 'data-grid',
  pathname: PAGE,
  props: [prop('rows'), prop('sortModel')],
});
const pro = component('DataGridPro', {
  product: 'data-grid',
  slug: 'data-grid-pro',
  pathname: '/x/api/data-grid/data-grid-pro/',
  props: [prop('rows')],
});
const index = new NameIndex([entry, pro]);
const href = (name: string) => `${PAGE}#data-grid-prop-${name}`;
const row = (name: string): ApiRow => index.byHref(href(name))!.row!;

const SPANNING = '/x/react-data-grid/column-spanning/';
const DEMO = `data${SPANNING.slice(2)}SpanNumber.tsx`;
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
const inDemo: CodeName[] = [{ start: 0, end: 4, href: href('rows') }];

const orders = guideFrom(
  'Pass `rows`.\n\n## Sort\n\nSort them.\n\nSet `sortModel`.\n\n### More\n\n```tsx\nrows\n```\n',
);
const inFence: CodeName[] = [{ start: 0, end: 4, href: href('rows') }];
const codeNames = new Map([
  [DEMO, inDemo],
  [fenceKey(orders.file, 'rows'), inFence],
]);

test('places are the sections and demos, with what each says of a name', () => {
  const guide = '/x/react-data-grid/orders/';
  const places = namePlaces(orders, { index, codeNames });
  expect(places.map(({ title, href: at, names }) => [title, at, [...names]])).toEqual([
    ['Orders', guide, [[href('rows'), 'about']]],
    ['Orders: Sort', `${guide}#sort`, [[href('sortModel'), 'named']]],
    ['Orders: More', `${guide}#more`, [[href('rows'), 'named']]],
  ]);
  const [, demo] = namePlaces(spanning, { index, codeNames });
  expect(demo).toMatchObject({
    title: 'Column spanning (demo)',
    href: `${SPANNING}#SpanNumber`,
    demo: 'SpanNumber',
  });
});

test('a demo lists the API that it uses', () => {
  const api = { entries: [entry, pro], routes: [] } as never;
  expect(demoApis(spanning, { guides: [spanning], api, codeNames })).toEqual(
    new Map([['SpanNumber', [{ name: 'rows', href: href('rows') }]]]),
  );
});

/** A place that uses `rows`. */
const place = (guide: string, rank: 'about' | 'named' | 'demo', name = 'rows'): NamePlace => ({
  guide: `/${guide}/`,
  title: `${guide} ${rank}`,
  href: `/${guide}/#${rank}`,
  names: new Map([[href(name), rank]]),
});
const titles = (places: NamePlace[], of = entry) =>
  new ApiUses(places, index).of(of, row('rows')).map(({ title }) => title);

test('what a section is about comes first, once in a guide', () => {
  const places = [place('a', 'demo'), place('b', 'named'), place('b', 'about')];
  expect(titles(places)).toEqual(['b about', 'a demo']);
});

test('of equal uses that of the guide named like the row comes first', () => {
  const places = ['columns', 'sorting'].map((guide) => place(guide, 'named', 'sortModel'));
  const uses = new ApiUses(places, index).of(entry, row('sortModel'));
  expect(uses[0]!.title).toBe('sorting named');
});

test('of many uses two are shown, and a demo is among them', () => {
  const places = ['a', 'b', 'c', 'd'].map((guide) => place(guide, 'named'));
  expect(titles(places)).toEqual(['a named', 'b named']);
  expect(titles([...places, place('c', 'demo')])).toEqual(['a named', 'c demo']);
});

test('versions for other plans share the uses, other rows do not', () => {
  const places = [place('a', 'about')];
  expect(titles(places, pro)).toEqual(['a about']);
  expect(titles([place('a', 'about', 'sortModel')])).toEqual([]);
});

test('an event is used where its prop is', () => {
  const event: ApiRow = {
    ...row('rows'),
    kind: 'event',
    name: 'rowsSet',
    componentProp: { component: 'DataGrid', name: 'rows' },
  };
  const events = { product: 'data-grid', name: 'events' } as const;
  const uses = new ApiUses([place('a', 'demo')], index);
  expect(uses.of(events, event).map(({ title }) => title)).toEqual(['a demo']);
});
