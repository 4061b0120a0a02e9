import { expect, test } from 'vitest';
import { MAX_CODE_LENGTH } from '../limits';
import { compileRun } from './compileRun';

const libraries = {
  modules: {
    react: 'core',
    'react/jsx-runtime': 'core',
    '@mui/material/Button': 'core',
    '@mui/x-charts': 'charts',
    'sandbox:mount': 'core',
  },
  parts: {},
};
const compile = (code: string, name = 'A.tsx') => compileRun(1, { [name]: code }, name, libraries);

test('says what a run requires, without what only types use', () => {
  const compiled = compile(
    `import Button, { type ButtonProps } from '@mui/material/Button';
import { Only } from '@mui/x-charts';
import { b } from 'lodash';
const a: Only = b;
export default (props: ButtonProps) => <Button {...props} />;`,
  );
  expect(compiled).toMatchObject({
    modules: { '@mui/material/Button': 'core', 'react/jsx-runtime': 'core' },
    missing: {
      lodash:
        'lodash is not available here. You can import from @mui/material, @mui/x-charts, react.',
    },
  });
  expect((compiled as { modules: object }).modules).not.toHaveProperty('@mui/x-charts');
});

test.each(['__proto__', 'constructor', 'toString'])('a module called %s is none', (name) => {
  expect(compile(`import a from '${name}'; a();`)).toMatchObject({
    missing: { [name]: expect.stringContaining('is not available') as string },
  });
});

test('names of a package that are near', () => {
  expect(compile(`import a from '@mui/material/Buton'; a();`)).toMatchObject({
    missing: {
      '@mui/material/Buton':
        '@mui/material/Buton is not available here. Of @mui/material there are @mui/material/Button.',
    },
  });
});

test('a mistake has its place', () => {
  expect(compile('const a = 1;\nconst b = ;')).toEqual({
    kind: 'problem',
    run: 1,
    phase: 'compile',
    message: 'Unexpected token',
    file: 'A.tsx',
    line: 2,
    column: 11,
  });
});

test('JavaScript has no types, and .ts no JSX', () => {
  expect(compile('const a = 1 as number;', 'A.jsx')).toMatchObject({ phase: 'compile' });
  expect(compile('export const a = <T,>(b: T) => b;', 'A.ts')).not.toHaveProperty('phase');
  expect(compile('export const a = <number>1;', 'A.ts')).not.toHaveProperty('phase');
});

test('what cannot be run is refused', () => {
  expect(compile('new Worker(new URL("./a.ts", import.meta.url));')).toMatchObject({
    phase: 'compile',
    message: expect.stringContaining('import.meta') as string,
  });
  expect(compile('x'.repeat(MAX_CODE_LENGTH + 1))).toMatchObject({
    phase: 'compile',
    message: 'The code has 500,001 characters. At most 500,000 can run here.',
  });
  expect(compileRun(1, {}, 'A.tsx', libraries)).toMatchObject({ phase: 'compile' });
});

test('the messages are in the language of the page', () => {
  globalThis.docsTranslate = (text) => `中 ${text}`;
  const missing = compile(`import a from 'lodash'; import b from './b'; a(b);`);
  expect(missing).toMatchObject({
    missing: {
      lodash: expect.stringMatching(/^中 /) as string,
      './b': expect.stringMatching(/^中 /) as string,
    },
    texts: {
      noDefault: expect.stringMatching(/^中 /) as string,
      missing: expect.stringMatching(/^中 /) as string,
    },
  });
  for (const problem of [
    compile('import.meta.url;', 'B.tsx'),
    compile('x'.repeat(MAX_CODE_LENGTH + 1)),
    compileRun(1, {}, 'A.tsx', libraries),
  ]) {
    expect(problem).toMatchObject({ message: expect.stringMatching(/^中 /) as string });
  }
  globalThis.docsTranslate = undefined;
});

test('a file that has not changed is not compiled again', () => {
  const first = compile('export default 1;') as { files: Record<string, unknown> };
  const again = compile('export default 1;') as typeof first;
  expect(again.files['A.tsx']).toBe(first.files['A.tsx']);
  const other = compile('export default 2;') as typeof first;
  expect(other.files['A.tsx']).not.toBe(first.files['A.tsx']);
});
