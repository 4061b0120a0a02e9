import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'sucrase';
import { expect, test } from 'vitest';
import { compileModule } from './compileModule';

const demos = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => path.join('data', file));

test('compiles each demo as Sucrase itself does', () => {
  expect(demos.length).toBeGreaterThan(1000);
  const different = demos.filter((file) => {
    const code = readFileSync(file, 'utf8');
    const jsx = file.endsWith('x');
    const original = transform(code, {
      transforms: [...(jsx ? (['jsx'] as const) : []), 'imports', 'typescript'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    return compileModule(code, { jsx, types: true }) !== original.code;
  });
  expect(different).toEqual([]);
});

test('compiles types, classes and what is new in JavaScript as Sucrase itself does', () => {
  const code = `import { A, b, C } from 'x';
class Own { static field = b; c = 1_000; constructor(private d: A) {} }
export const make = (b: A): C => ({ b }) as C;
try { Own?.make?.() ?? 1; } catch { void 0; }
export enum Kind { one }`;
  const original = transform(code, {
    transforms: ['jsx', 'imports', 'typescript'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  });
  expect(compileModule(code, { jsx: true, types: true })).toBe(original.code);
});

test('a mistake has its place', () => {
  expect(() => compileModule('const a = ;', { jsx: true, types: false })).toThrow(
    expect.objectContaining({ loc: { line: 1, column: 11 } }) as Error,
  );
});
