import { expect, test } from 'vitest';
import { rowsIn } from './rows';

test('each item of a list is a row with what belongs to it', () => {
  const page =
    '# Bar\n\n- [Props](#props) 9\n\n## Props <a id="props"></a>\n\n- <a id="bar-prop-a"></a>`a`: `string` – Text.\n\n  More.\n  - `event`: `Event`\n- `b` (Pro): `number`\n\n## Slots\n\n- `s`\n';
  expect(rowsIn(page, 'api/charts/bar.md')).toEqual([
    {
      name: 'a',
      file: 'api/charts/bar.md',
      kind: 'Props',
      text: '- <a id="bar-prop-a"></a>`a`: `string` – Text.\n\n  More.\n  - `event`: `Event`',
    },
    { name: 'b', file: 'api/charts/bar.md', kind: 'Props', text: '- `b` (Pro): `number`' },
    { name: 's', file: 'api/charts/bar.md', kind: 'Slots', text: '- `s`' },
  ]);
});

test('a type is its declaration', () => {
  const file = 'api/charts/types/s.md';
  const page = '# Types: S\n\n## Size <a id="charts-type-Size"></a>\n\n```ts\ntype Size = 1\n```\n';
  expect(rowsIn(page, file)).toEqual([
    {
      name: 'Size',
      file,
      kind: 'Type',
      text: '## Size <a id="charts-type-Size"></a>\n\n```ts\ntype Size = 1\n```',
    },
  ]);
});
