import { expect, test } from 'vitest';
import { renderDeclarations, renderType } from './renderType';

const types = {
  GridColDef: { href: '/x/api/data-grid/grid-col-def/' },
  GridRowId: { text: 'type GridRowId = string | number;' },
};

test('links names that have a page, and only those', () => {
  expect(renderType("Record<GridRowId, GridColDef<'GridColDef'>>", types)).toBe(
    '<code>Record&lt;GridRowId, <a href="/x/api/data-grid/grid-col-def/">GridColDef</a>' +
      "&lt;'GridColDef'&gt;&gt;</code>",
  );
});

test('a long name may break between its words', () => {
  expect(renderType('GridRowClassNameParams', {})).toBe(
    '<code>Grid<wbr>Row<wbr>Class<wbr>Name<wbr>Params</code>',
  );
});

test('a type without a page opens in place, once', () => {
  expect(renderDeclarations(['GridRowId[]', '(id: GridRowId) => GridColDef'], types)).toBe(
    '<details class="api-declaration"><summary><code>GridRowId</code></summary>' +
      '<pre><code>type GridRowId = string | number;</code></pre></details>',
  );
});
