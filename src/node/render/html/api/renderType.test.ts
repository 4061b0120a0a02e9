import { expect, test } from 'vitest';
import { renderDeclaration, renderType } from './renderType';

const types = {
  GridColDef: { href: '/x/api/data-grid/grid-col-def/' },
  GridRowId: {
    href: '/x/api/data-grid/types/#data-grid-type-GridRowId',
    text: 'type GridRowId = string | number;',
  },
};

test('links names of types, but no strings', () => {
  expect(renderType("Record<GridRowId, GridColDef<'GridColDef'>>", types)).toBe(
    '<code>Record&lt;<a href="/x/api/data-grid/types/#data-grid-type-GridRowId">GridRowId</a>, <a href="/x/api/data-grid/grid-col-def/">GridColDef</a>' +
      "&lt;'GridColDef'&gt;&gt;</code>",
  );
});

test('a long name may break between its words', () => {
  expect(renderType('GridRowClassNameParams', {})).toBe(
    '<code>Grid<wbr>Row<wbr>Class<wbr>Name<wbr>Params</code>',
  );
});

test('a declaration has lines, colors, and links to what it mentions', () => {
  const text =
    "type GridRow = { id: GridRowId; kind: 'GridColDef'; definition: GridColDef; index: number; }";
  const html = renderDeclaration(text, types);
  expect(html).toContain(
    '<a href="/x/api/data-grid/types/#data-grid-type-GridRowId">GridRowId</a>',
  );
  expect(html).toContain('<span class="token string">\'GridColDef\'</span>');
  expect(html.split('\n')).toHaveLength(6);
  expect(renderDeclaration(text, types, 'GridRowId')).not.toContain('types/#');
  expect(html).toMatch(/^<pre class="api-declaration"><code>/);
});
