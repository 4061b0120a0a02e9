import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { buildDemo } from '../../src/build/demos/buildDemo';
import { collectDemo } from '../../src/build/demos/collectDemo';
import { exportProject } from '../../src/core/demoExports/exportProject';
import type { DemoExport } from '../../src/core/demoExports/demoExport';
import type { DemoForm } from '../../src/core/demoTypes';
import { fixturePlace } from '../fixtures/demos/demoFixture';

const run = promisify(execFile);
const root = mkdtempSync(path.join(tmpdir(), 'exports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function exportDemo(
  name: string,
  page: string,
  form: DemoForm,
  language: DemoExport['language'],
): Promise<DemoExport> {
  const { info, sources } = await buildDemo(collectDemo(name, fixturePlace(page)));
  return { info, url: 'https://mui.com/', form, language, files: sources[form]![language] };
}

function writeProject(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Runs npm in a project; its output is the message when it fails. */
async function npm(folder: string, ...args: string[]): Promise<number> {
  const start = performance.now();
  try {
    await run('npm', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`npm ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
  return Math.round(performance.now() - start);
}

function builtStyles(folder: string): string {
  const assets = path.join(folder, 'dist/assets');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  return sheets.map((name) => readFileSync(path.join(assets, name), 'utf8')).join('');
}

/** One demo a product, and the other forms of one of them. */
const exported: [name: string, page: string, form: DemoForm][] = [
  ['OrdersGrid', 'grid/orders', 'system'],
  ['BookingDate', 'pickers/booking', 'system'],
  ['RainfallBars', 'charts/rainfall', 'system'],
  ['FileTree', 'tree/files', 'system'],
  ['OrdersGrid', 'grid/orders', 'css'],
  ['OrdersGrid', 'grid/orders', 'tailwind'],
];
const cases = exported.flatMap((entry) => [[...entry, 'TS'] as const, [...entry, 'JS'] as const]);

test.each(cases)(
  '%s (%s, %s) builds from the registry in %s',
  async (name, page, form, language) => {
    const { files } = exportProject(await exportDemo(name, page, form, language));
    const folder = path.join(root, `${name}-${form}-${language}`);
    writeProject(folder, files);
    const install = await npm(folder, 'install', '--no-audit', '--no-fund');
    const build = await npm(folder, 'run', 'build');
    expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
    if (form !== 'system')
      expect(builtStyles(folder)).toContain(form === 'css' ? '300px' : 'tw\\:shadow-md');
    console.log(
      `${name} ${form} ${language}: npm install ${install} ms, npm run build ${build} ms`,
    );
    rmSync(folder, { recursive: true, force: true });
  },
);
