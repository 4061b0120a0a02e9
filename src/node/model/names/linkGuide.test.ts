import { expect, test } from 'vitest';
import { guideFrom, LINES_BEFORE } from '../../checks/guideFixture';
import { fenceKey } from '../../read/names/codeNames';
import { component, prop } from '../api/fixture';
import { linkGuide } from './linkGuide';
import { NameIndex } from './nameTarget';

const PAGE = '/x/api/data-grid/data-grid/';
const entry = component('DataGrid', {
  product: 'data-grid',
  slug: 'data-grid',
  pathname: PAGE,
  props: [prop('rows'), prop('columns'), prop('autoHeight')],
});
const index = new NameIndex([entry]);
const row = (name: string) => `${PAGE}#data-grid-prop-${name}`;

function link(text: string, code = '', names: { start: number; end: number; href: string }[] = []) {
  const guide = guideFrom(text);
  const codeNames = new Map([[fenceKey(guide.file, code), names]]);
  return linkGuide(guide, { index, codeNames })
    .map((block) => (block.kind === 'html' ? block.html : ''))
    .join('');
}

test('in sentences the first of each section is a link, and a heading has none', () => {
  const html = link(
    '`rows` and `rows`.\n\n## Set `rows`\n\nPass `rows`, `other`, `autoHeight={true}`.',
  );
  expect(html.match(/<code>[^]*?<\/code>/g)).toEqual([
    `<code><a href="${row('rows')}">rows</a></code>`,
    '<code>rows</code>',
    '<code>rows</code>',
    `<code><a href="${row('rows')}">rows</a></code>`,
    '<code>other</code>',
    `<code><a href="${row('autoHeight')}">autoHeight</a>={true}</code>`,
  ]);
});

test('in code every name that the compiler knows is a link', () => {
  const code = '<DataGrid rows={rows} />';
  const names = [
    { start: 1, end: 9, href: PAGE },
    { start: 10, end: 14, href: row('rows') },
  ];
  const html = link(`\`\`\`tsx\n${code}\n\`\`\``, code, names);
  expect(html).toContain(`<a tabindex="-1" href="${PAGE}">DataGrid</a>`);
  expect(html.match(/<a tabindex/g)).toHaveLength(2);
});

test('a name that data in the code has too is not guessed at', () => {
  const code = "const model = { rows: ['city'] };";
  const html = link(`The \`rows\` of the model.\n\n\`\`\`ts\n${code}\n\`\`\``, code);
  expect(html).not.toContain('<a href');
});

test('code that is a link, and code of links, stays as it is', () => {
  expect(link('See [`rows`](/x/react-data-grid/rows/).')).not.toContain('data-grid-prop');
});

test('a writer says what a name means, or that it means nothing of the API', () => {
  const html = link('[`row list`](api:DataGrid.rows) and [`columns`](api:).');
  expect(html).toContain(`<code><a href="${row('rows')}">row list</a></code>`);
  expect(html).toContain('<code>columns</code>');
  expect(html).not.toContain('data-api-name');
});

test('a forced name that the reference lacks stops the build with file, line and a near name', () => {
  expect(() => link('One.\n\n[`columns`](api:DataGrid.colums)')).toThrow(
    `orders.md:${LINES_BEFORE + 3}: The API reference has no "DataGrid.colums".\n  Fix: Did you mean "DataGrid.columns"?`,
  );
});

test('a forced link holds one piece of code', () => {
  expect(() => link('[the columns](api:DataGrid.columns)')).toThrow(
    'The link to "api:DataGrid.columns" is no name of the API.',
  );
});

test('the twin of the page has code where a name is forced', () => {
  const { sections } = guideFrom('[`columns`](api:DataGrid.columns)');
  expect(JSON.stringify(sections)).toContain('"type":"inlineCode"');
  expect(JSON.stringify(sections)).not.toContain('api:');
});
