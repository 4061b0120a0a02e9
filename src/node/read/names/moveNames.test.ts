import { expect, test } from 'vitest';
import type { CodeName } from './codeNames';
import { moveNames, namesOfPart } from './moveNames';

const from = `const columns: GridColDef<Row>[] = [{ field: "a" }];
export default () => (
  <DataGrid columns={columns} aria-label="Orders" />
);
`;

const name = (text: string, from_ = 0): CodeName => {
  const start = from.indexOf(text, from_);
  return { start, end: start + text.length, href: `#${text}` };
};
const names = [
  name('GridColDef'),
  name('field'),
  name('DataGrid'),
  name('columns', 70),
  name('aria-label'),
];

const shown = (code: string, found: readonly CodeName[]) =>
  found.map(({ start, end, href }) => [start, code.slice(start, end), href]);

test('finds the names again where the types are gone and the format is another', () => {
  const to = `const columns = [{ field: 'a' }];
export default () => <DataGrid columns={columns} aria-label="Orders" />;
`;
  const moved = moveNames(from, names, to);
  expect(shown(to, moved).map(([, text]) => text)).toEqual([
    'field',
    'DataGrid',
    'columns',
    'aria-label',
  ]);
  expect(moved.every(({ start, end, href }) => `#${to.slice(start, end)}` === href)).toBe(true);
  expect(moved[2]!.start).toBe(to.indexOf('columns={'));
});

test('finds the names of a part whose lines have moved', () => {
  const start = from.indexOf('  <DataGrid');
  const part = '<DataGrid columns={columns} aria-label="Orders" />';
  expect(shown(part, namesOfPart(from, names, start, part))).toEqual([
    [1, 'DataGrid', '#DataGrid'],
    [10, 'columns', '#columns'],
    [28, 'aria-label', '#aria-label'],
  ]);
});

test('a name that is cut in the other text is none', () => {
  expect(moveNames('a aria-label', [{ start: 2, end: 12, href: '#' }], 'a aria label')).toEqual([]);
});
