import lzString from 'lz-string';
import { expect, test } from 'vitest';
import manifest from '../../../package.json';
import type { DemoFile } from '../../core/demoTypes';
import { codeSandboxForm, codeSandboxParameters } from './codeSandbox';
import type { DemoExport } from './demoExport';
import { exportProject } from './exportProject';
import { stackBlitzForm } from './stackBlitz';
import { TOOL_VERSIONS } from './toolVersions';

const file = (name: string, code: string): DemoFile => ({ name, code, html: '' });

const typed: DemoExport = {
  info: { title: 'Orders <grid>', dependencies: { react: '19.3.1', luxon: '3.6.1' } },
  url: 'https://mui.com/x/react-data-grid/sorting/#OrdersGrid',
  form: 'system',
  language: 'TS',
  files: [
    file('OrdersGrid.tsx', "import { orders } from '../../dataset/orders';\nimport './Other';\n"),
    file('Other.tsx', "export const Other = () => import('../dataset/more');\n"),
    file('../dataset/orders.ts', "import './currencies';\n"),
  ],
};
const script: DemoExport = {
  ...typed,
  form: 'tailwind',
  language: 'JS',
  files: [file('OrdersGrid.tailwind.jsx', 'export default 1;\n')],
};

function manifestOf(demo: DemoExport): Record<string, Record<string, string>> {
  return JSON.parse(exportProject(demo).files['package.json']!) as ReturnType<typeof manifestOf>;
}

test('a TypeScript project has its tools, the demo and what it imports', () => {
  const { title, description, files } = exportProject(typed);
  expect(title).toBe('Orders <grid>');
  expect(description).toContain(typed.url);
  expect(Object.keys(files)).toEqual([
    'package.json',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'src/main.tsx',
    'src/Demo.tsx',
    'src/Other.tsx',
    'src/dataset/orders.ts',
  ]);
  expect(files['index.html']).toContain('<title>Orders &lt;grid&gt;</title>');
  expect(manifestOf(typed).devDependencies).toHaveProperty('@types/luxon');
});

test('imports of shared data still lead to it', () => {
  const { files } = exportProject(typed);
  expect(files['src/Demo.tsx']).toBe(
    "import { orders } from './dataset/orders';\nimport './Other';\n",
  );
  expect(files['src/Other.tsx']).toContain("import('./dataset/more')");
  expect(files['src/dataset/orders.ts']).toContain("'./currencies'");
});

test('a JavaScript project has no types, and Tailwind where the form needs it', () => {
  const { files } = exportProject(script);
  expect(Object.keys(files)).toEqual([
    'package.json',
    'index.html',
    'vite.config.js',
    'src/main.jsx',
    'src/tailwind.css',
    'src/Demo.jsx',
  ]);
  expect(files['vite.config.js']).toContain('tailwindcss()');
  expect(files['src/main.jsx']).not.toContain('!');
  expect(manifestOf(script).devDependencies).not.toHaveProperty('typescript');
});

test('a worker is built as a module, with its address in place', () => {
  const code =
    "new Worker(new URL('../dataset/worker.ts', import.meta.url), { type: 'module' });\n";
  const { files } = exportProject({ ...typed, files: [file('Export.tsx', code)] });
  expect(files['src/Demo.tsx']).toContain("new URL('./dataset/worker.ts', import.meta.url)");
  expect(files['vite.config.ts']).toContain("worker: { format: 'es' }");
  expect(exportProject(typed).files['vite.config.ts']).not.toContain('worker');
});

test('every version is pinned, tools at those that we use ourselves', () => {
  const { dependencies, devDependencies } = manifestOf(typed);
  expect(dependencies).toEqual(typed.info.dependencies);
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d/);
  }
  const ours: Record<string, string> = manifest.devDependencies;
  for (const [tool, version] of Object.entries(TOOL_VERSIONS)) {
    if (tool in ours) expect(version).toBe(ours[tool]);
  }
});

test('StackBlitz gets a field for each file', () => {
  const { action, fields } = stackBlitzForm(typed);
  expect(action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
  expect(fields).toMatchObject({
    'project[title]': 'Orders <grid>',
    'project[template]': 'node',
    'project[files][src/main.tsx]': expect.stringContaining('createRoot') as string,
  });
});

test('CodeSandbox gets the files compressed, in letters that a form keeps', () => {
  expect(codeSandboxForm(script).fields.query).toBe('file=/src/Demo.jsx');
  const parameters = codeSandboxParameters(script);
  expect(parameters).toMatch(/^[\w-]+$/);
  const json = lzString.decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
  const { files } = JSON.parse(json) as { files: Record<string, { content: string }> };
  expect(files['src/Demo.jsx']?.content).toBe('export default 1;\n');
  expect(files['vite.config.js']?.content).toContain("allowedHosts: ['.csb.app']");
});

test('a demo that fills its parent gets one with the height of its frame', () => {
  expect(exportProject(typed).files['src/main.tsx']).toContain('\n      <Demo />\n');
  expect(exportProject({ ...typed, height: 370 }).files['src/main.tsx']).toContain(
    "<div style={{ height: 370, display: 'flex', flexDirection: 'column' }}>\n        <Demo />\n",
  );
});
