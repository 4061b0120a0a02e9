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
import { afterAll, test } from 'vitest';
import { buildDemo } from '../../src/node/read/demos/buildDemo';
import { collectDemo } from '../../src/node/read/demos/collectDemo';
import { demoPlaceOf } from '../../src/node/read/demos/demoPlace';
import { exportProject } from '../../src/demo/exports/exportProject';
import type { DemoExport } from '../../src/demo/exports/demoExport';
import type { DemoForm } from '../../src/core/demoTypes';
import { currentCommit, isFrameVerified, sampleOf } from './verified';

const run = promisify(execFile);
const root = mkdtempSync(path.join(tmpdir(), 'exports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface ExportedDemo {
  name: string;
  pathname: string;
  form: DemoForm;
  /** What the built style sheets hold. */
  styles?: string;
  /** Name of a file that the build makes besides the usual ones. */
  builds?: RegExp;
}

async function exportDemo(
  { name, pathname, form }: ExportedDemo,
  language: DemoExport['language'],
): Promise<DemoExport> {
  const { info, sources } = await buildDemo(collectDemo(name, demoPlaceOf(pathname)));
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

function builtFiles(folder: string): string[] {
  return readdirSync(path.join(folder, 'dist/assets'));
}

function builtStyles(folder: string): string {
  const sheets = builtFiles(folder).filter((name) => name.endsWith('.css'));
  return sheets
    .map((name) => readFileSync(path.join(folder, 'dist/assets', name), 'utf8'))
    .join('');
}

const CUSTOM_COMPONENTS = '/x/common-concepts/custom-components/';

/** Demos of the site: one a product, of which one has a worker, and the other styling forms. */
const exported: ExportedDemo[] = [
  {
    name: 'ExportExcelWorker',
    pathname: '/x/react-data-grid/export/',
    form: 'system',
    builds: /^exportWorker-.*\.js$/,
  },
  { name: 'DatePickerValue', pathname: '/x/react-date-pickers/date-picker/', form: 'system' },
  { name: 'PrintAnyChart', pathname: '/x/react-charts/export/', form: 'system' },
  { name: 'BasicRichTree', pathname: '/x/react-tree-view/rich-tree-view/items/', form: 'system' },
  { name: 'IconByState', pathname: CUSTOM_COMPONENTS, form: 'css', styles: 'rotate:-20deg' },
  { name: 'IconByState', pathname: CUSTOM_COMPONENTS, form: 'tailwind', styles: '.-rotate-20' },
];
const allCases = exported.flatMap((demo) =>
  (['TS', 'JS'] as const).map((language) => ({ ...demo, language })),
);
/** Each takes half a minute, so that a frame that is known gets some of them. */
const SAMPLE = 4;
const isKnown = process.env.SITE_PAGES !== 'all' && isFrameVerified();
const cases = isKnown
  ? sampleOf(allCases, (one) => JSON.stringify(one), SAMPLE, currentCommit())
  : allCases;

test.concurrent.for(cases)(
  '$name ($pathname, $form) builds from the registry in $language',
  async ({ language, ...demo }, { expect }) => {
    const { name, form, styles, builds } = demo;
    const { files } = exportProject(await exportDemo(demo, language));
    const folder = path.join(root, `${name}-${form}-${language}`);
    writeProject(folder, files);
    const install = await npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline');
    const build = await npm(folder, 'run', 'build');
    expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
    if (styles !== undefined) expect(builtStyles(folder)).toContain(styles);
    if (builds) expect(builtFiles(folder)).toContainEqual(expect.stringMatching(builds));
    console.log(
      `${name} ${form} ${language}: npm install ${install} ms, npm run build ${build} ms`,
    );
    rmSync(folder, { recursive: true, force: true });
  },
);
