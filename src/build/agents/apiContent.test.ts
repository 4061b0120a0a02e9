import { expect, test } from 'vitest';
import type { ApiEntry, ApiInterface } from '../../core/apiTypes';
import { component, context, hook, prop } from '../apiPages/fixture';
import { anchorsIn } from './anchors';
import { apiContent } from './apiContent';
import { linkedRows } from './ids';
import { indexContent } from './indexContent';
import { renderMarkdown } from './renderMarkdown';

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

Explained in [Bars | "all"](to:/x/react-charts/bars/).

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

- \`root\`: \`.MuiBar-root\` (state)

## Types

\`\`\`ts
type Size = 1 | 2;
\`\`\`

See [Pie](to:/x/api/charts/pie/).
`);
});

test('a row that some page links to has an anchor', () => {
  const linkedRows = new Set(['bar-slot-label', 'bar-class-root']);
  const writer = { context: context({ owner: 'bar' }), linkTo, linkedRows };
  const markdown = renderMarkdown(apiContent(bar, writer));
  expect(anchorsIn(markdown)).toEqual(linkedRows);
  expect(markdown).toContain('- <a id="bar-slot-label"></a>`label`, default');
});

test('rows are linked from guides and from what the packages say', () => {
  const guides = [{ links: [{ href: '/x/api/charts/bar/#bar-prop-width', line: 1 }] }];
  const entry = component('Bar', { description: 'See [it](/x/api/charts/pie/#pie-prop-x).' });
  expect(linkedRows(guides, [entry])).toEqual(new Set(['bar-prop-width', 'pie-prop-x']));
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
