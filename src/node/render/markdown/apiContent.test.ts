import { expect, test } from 'vitest';
import type { ApiEntry, ApiInterface, ApiTypes } from '../../read/reference/apiTypes';
import { markdownPath } from '../../../core/markdownPath';
import { component, context, hook, prop } from '../../model/api/fixture';
import { renderPart } from './agentPart';
import { anchorsIn } from './anchors';
import { apiContent } from './apiContent';
import { apiParts } from './apiParts';
import { linkedRows } from './ids';
import { indexContent } from './indexContent';
import { partOfRow } from './partPaths';
import { renderMarkdown } from './renderMarkdown';
import { shortSlots } from './shortSlots';

const linkTo = (href: string) => `to:${href}`;
const write = (entry: ApiEntry) =>
  renderMarkdown(apiContent(entry, { context: context({ types: entry.types }), linkTo }));

const bar = component('Bar', {
  description: 'Draws `bars`.',
  props: [
    prop('width', {
      type: "'a' | `b` | Size",
      default: '10',
      required: true,
      plan: 'pro',
      description: 'First line.\n\nSecond paragraph with <input />.',
    }),
    prop('onClick', {
      type: '(event: MouseEvent) => void',
      deprecated: true,
      deprecationInfo: 'Use `onPress`.',
      signature: {
        arguments: [{ name: 'event', type: 'MouseEvent', description: 'The event.' }],
        returns: { type: 'void', description: '' },
      },
    }),
  ],
  slots: [{ name: 'label', description: 'The label.', default: 'BarLabel', class: 'MuiBar-label' }],
  classes: [
    { key: 'root', className: 'MuiBar-root', description: '', isGlobal: true, deprecated: false },
  ],
  demos: [{ title: 'Bars | "all"', pathname: '/x/react-charts/bars/' }],
  inherits: { name: 'Box', href: 'https://mui.com/material-ui/api/box/' },
  refType: 'SVGElement',
  themeName: 'MuiBar',
  types: {
    Size: { href: '/x/api/charts/types/#charts-type-Size', text: 'type Size = 1 | 2;' },
    Pie: { href: '/x/api/charts/pie/' },
  },
});

test('a component has all that its page has, as lists', () => {
  expect(write(bar)).toBe(`Draws \`bars\`.

\`\`\`ts
import { Bar } from '@mui/x-charts';
\`\`\`

## Props

- \`width\` (required, Pro): \`\`'a' | \`b\` | Size\`\`, default \`10\` – First line.

  Second paragraph with \`<input />\`.
- \`onClick\` (deprecated): \`(event: MouseEvent) => void\` – Deprecated: Use \`onPress\`.
  - \`event\`: \`MouseEvent\` – The event.

* \`ref\`: \`SVGElement\`
* Props that are not listed are forwarded to [Box](to:https://mui.com/material-ui/api/box/).
* Key in the theme, for default props and style overrides: \`MuiBar\`.

## Slots

- \`label\`, default \`BarLabel\`, class \`.MuiBar-label\` – The label.

## CSS classes

1 in all: [CSS classes of Bar](to:/x/api/charts/bar/classes.md).

Explained in [Bars | "all"](to:/x/react-charts/bars/).

## Types

See [Size](to:/x/api/charts/types/#charts-type-Size), [Pie](to:/x/api/charts/pie/).
`);
});

test('a row that some page links to has an anchor', () => {
  const linkedRows = new Set(['bar-slot-label', 'bar-prop-width']);
  const writer = { context: context(), linkTo, linkedRows };
  const markdown = renderMarkdown(apiContent(bar, writer));
  expect(anchorsIn(markdown)).toEqual(linkedRows);
  expect(markdown).toContain('- <a id="bar-slot-label"></a>`label`, default');
});

test('rows that links name are gathered, of links to a place of the API alone', () => {
  const links = [
    { href: '/x/api/charts/bar/#bar-prop-width' },
    { href: '/x/api/charts/pie/' },
    { href: '/x/react-charts/bars/#stacking' },
  ];
  expect(linkedRows(links)).toEqual(new Set(['bar-prop-width']));
});

test('a hook has parameters and a result', () => {
  const entry = hook('useBar', {
    parameters: [{ name: 'options', type: 'Options', description: 'All of it.' }],
    returns: { type: 'Bar', description: 'The bar.', members: [prop('x')] },
  });
  const markdown = write(entry);
  expect(markdown).toContain('## Parameters\n\n- `options`: `Options` – All of it.');
  expect(markdown).toContain('## Return value\n\n`Bar` – The bar.\n\n- `x`: `string`');
});

test('an interface has its members, by group where it has groups', () => {
  const { kind: _, ...base } = component('Api');
  const entry = {
    ...base,
    kind: 'interface',
    props: [prop('a', { group: 'One' }), prop('b')],
    groups: [
      { name: 'One', plan: 'premium', description: 'The first.' },
      { name: 'Empty', description: 'Nothing.' },
    ],
  } as unknown as ApiInterface;
  const markdown = write(entry);
  expect(markdown).toContain(
    '## Members\n\n- `b`: `string`\n\n### One\n\nPremium plan.\n\nThe first.\n\n- `a`: `string`',
  );
  expect(markdown).not.toContain('Empty');
});

test('an index lists the entries with one line each', () => {
  const entries = [bar, component('BarPro', { plan: 'pro', description: 'More bars.' })];
  expect(renderMarkdown(indexContent('charts', entries, linkTo))).toBe(
    '## Components\n\n- [Bar](to:/x/api/charts/bar/): Draws bars.\n' +
      '- [BarPro](to:/x/api/charts/barpro/) (Pro): More bars.\n',
  );
});

const parts = {
  fileOf: (pathname: string) => markdownPath(pathname),
  idOf: (_: string, id: string) => id,
};

test('CSS classes and types have files of their own, to which links lead', () => {
  const writer = { context: context(), linkedRows: new Set(['bar-class-root']) };
  const [classes] = apiParts(bar, 'Bar API', writer).map((part) => renderPart(part, parts));
  expect(classes).toContain('# CSS classes of Bar\n\nPart of [Bar API](../bar.md#classes).');
  expect(classes).toContain('- <a id="bar-class-root"></a>`root` (state): `.MuiBar-root`');
  expect(partOfRow('/x/api/charts/bar/', 'bar-class-root')).toBe('/x/api/charts/bar/classes.md');
  expect(partOfRow('/x/api/charts/bar/', 'bar-prop-width')).toBeUndefined();

  const { kind: _, ...base } = component('Types', { pathname: '/x/api/charts/types/' });
  const declarations = [
    { name: 'ChartsSize', text: 'type ChartsSize = 1 | 2', description: 'Two.' },
    { name: 'Area', text: 'type Area = 1', description: '' },
  ];
  const types = { ...base, kind: 'types', declarations } as unknown as ApiTypes;
  const context2 = context();
  const files = apiParts(types, 'Charts types', { context: context2 });
  expect(files.map(({ pathname }) => pathname)).toEqual([
    '/x/api/charts/types/a/',
    '/x/api/charts/types/s/',
  ]);
  expect(renderPart(files[1]!, parts)).toContain(
    '## ChartsSize <a id="charts-type-ChartsSize"></a>\n\nTwo.\n\n```ts\ntype ChartsSize = 1 | 2\n```',
  );
  expect(partOfRow('/x/api/charts/types/', 'charts-type-ChartsSize')).toBe(
    '/x/api/charts/types/s.md',
  );
  expect(write(types)).toContain('- [S](to:/x/api/charts/types/s.md): ChartsSize');
});

test('the type of slotProps is cut to its slots', () => {
  const long = `Partial<{ cell: Partial<{ 'aria-x'?: string; a: ${'b | '.repeat(60)}c }>; row: () => { z: 1 } }>`;
  expect(shortSlots(long)).toBe('{ cell?: …; row?: … }');
  expect(shortSlots('BarSlotProps')).toBe('BarSlotProps');
});
