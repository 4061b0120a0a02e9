import { describe, expect, it } from 'vitest';
import { scanNames, type SeenName } from './scanNames';

const find = (text: string, name: string): SeenName | undefined =>
  scanNames(text).names.find((seen) => seen.name === name);

describe('names in code', () => {
  it('stand in the path of keys and attributes, under their tag', () => {
    const code = `return (
  <LineChart
    slotProps={{ legend: { hidden: true, direction: 'row' } }}
    series={[{ xAxisKey: "x" }]}
    disabled
  />
);
const rest = { hidden: 1 };`;
    expect(find(code, 'hidden')).toEqual({
      name: 'hidden',
      role: 'key',
      line: 3,
      path: ['slotProps', 'legend'],
      owner: 'LineChart',
    });
    expect(find(code, 'direction')).toMatchObject({ value: 'row', path: ['slotProps', 'legend'] });
    expect(find(code, 'xAxisKey')).toMatchObject({ line: 4, value: 'x', path: ['series'] });
    expect(find(code, 'disabled')).toMatchObject({ role: 'attribute', owner: 'LineChart' });
    const { names } = scanNames(code);
    expect(names.filter(({ name }) => name === 'hidden')[1]).toMatchObject({ line: 8, path: [] });
    expect(names.find(({ name }) => name === 'rest')).not.toHaveProperty('owner');
  });

  it('after dots belong to the first object of the chain', () => {
    expect(find('apiRef.current?.setRows(a.b)', 'setRows')).toMatchObject({
      role: 'member',
      owner: 'apiRef',
    });
  });

  it('of imports are resolved', () => {
    const { imports, modules } = scanNames(
      "import type React, { type A, B as C } from 'a';\nimport * as D from \"b\";\nimport 'c.css';",
    );
    expect(Object.fromEntries(imports)).toEqual({
      React: { imported: 'default', module: 'a', line: 1 },
      A: { imported: 'A', module: 'a', line: 1 },
      C: { imported: 'B', module: 'a', line: 1 },
      D: { imported: '*', module: 'b', line: 2 },
    });
    expect(modules.map(({ module }) => module)).toEqual(['a', 'b', 'c.css']);
  });

  it('are no tags in types and comparisons', () => {
    const code =
      'const a = useState<string>(); if (b <c && d> e) {}\nconst f: Map<K, V> = { g: 1 };';
    expect(find(code, 'g')).toMatchObject({ role: 'key', line: 2 });
    expect(find('const x = useRef<A>(null);\n<B key="1" />', 'key')).toMatchObject({ owner: 'B' });
  });

  it('are found behind the type argument of a tag', () => {
    const code = '<DataGrid<Row, (a: A) => B>\n  components={{ Toolbar: X }}\n/>';
    expect(find(code, 'components')).toMatchObject({
      role: 'attribute',
      owner: 'DataGrid',
      line: 2,
    });
    expect(find(code, 'Toolbar')).toMatchObject({ role: 'key', path: ['components'] });
    expect(find('<A<B\nc="1" />', 'c')).toBeDefined();
  });

  it('of an import stand in their own lines', () => {
    expect(find("import {\n  A,\n  B as C,\n} from 'a';", 'B')).toMatchObject({ line: 3 });
  });

  it('are left out of comments, and text goes on after an apostrophe', () => {
    const code = "// secret\n/* hidden\n again */ <p>don't</p>\n<Chip size='x' />";
    const { names } = scanNames(code);
    expect(names.map(({ name }) => name)).not.toContain('secret');
    expect(names.map(({ name }) => name)).not.toContain('again');
    expect(names.find(({ name }) => name === 'size')).toMatchObject({ line: 4, owner: 'Chip' });
  });
});

describe('an apostrophe in text', () => {
  it('hides nothing of its line', () => {
    expect(find('<p>It\'s {<Chip size="x" />}</p>', 'size')).toMatchObject({ owner: 'Chip' });
  });

  it('after a keyword is a quote', () => {
    const { names } = scanNames("switch (a) { case'one two':return'three' }");
    const strings = names.filter(({ role }) => role === 'string').map(({ name }) => name);
    expect(strings).toEqual(['one two', 'three']);
  });
});

describe('hostile text', () => {
  it.each([
    ['one line of a megabyte', 'a'.repeat(1_000_000)],
    ['brackets that nothing closes', '{a:('.repeat(100_000)],
    ['brackets that nothing opened', '})]>'.repeat(100_000)],
    ['quotes', `'"`.repeat(100_000)],
    ['tags', '<A b={'.repeat(100_000)],
    ['comments', '/*'.repeat(200_000)],
    ['imports', 'import a as '.repeat(100_000)],
    ['spaces', `a${' '.repeat(1_000_000)}`],
    ['spaces after an attribute', `<A b${' '.repeat(100_000)}c`],
    ['names with spaces', `a${' '.repeat(150)}`.repeat(5_000)],
    ['unpaired surrogates', '\ud800\0'.repeat(100_000)],
  ])('%s is read in a moment', (_, text) => {
    const start = performance.now();
    scanNames(text);
    // A tenth of this alone; what grows with the square of the length takes minutes.
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
