import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { DemoForm, DemoSources } from '../../src/core/demoTypes';
import type { SandboxReport } from '../../src/playground/sandbox/types';
import { openSandboxPage, runFiles } from '../e2e/sandboxPage';
import { test, expect, LICENSE_MESSAGE } from '../e2e/test';

/** Demos that the frame cannot run, each with the message that says why. */
const EXCEPTIONS: Readonly<Record<string, RegExp>> = {
  ExportExcelWorker: /import\.meta is not available here, and so workers are not/,
};
/** What is not run: utility classes come from a style sheet that is made at build. */
const FORMS: readonly DemoForm[] = ['system', 'css'];

/** How many demos one frame runs before it is renewed: their timers live on. */
const PER_FRAME = 20;
const SHARDS = 4;

const FOLDER = 'out/assets/demos';
const demos = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .sort();

test.describe.configure({ mode: 'parallel', timeout: 600_000 });
// What demos print is tested on their own pages (demoFindings.ts).
test.use({ allowedMessages: [new RegExp(`${LICENSE_MESSAGE.source}|[^]*`)] });

interface Variant {
  name: string;
  files: Record<string, string>;
  entry: string;
}

function variantsOf(file: string): Variant[] {
  const sources = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as DemoSources;
  const name = file.split('.')[0]!;
  return FORMS.flatMap((form) =>
    (['TS', 'JS'] as const).flatMap((language) => {
      const files = sources[form]?.[language];
      if (!files) return [];
      return {
        name: `${name} ${form} ${language}`,
        files: Object.fromEntries(files.map((one) => [one.name, one.code])),
        entry: files[0]!.name,
      };
    }),
  );
}

/** Runs a demo and returns what is wrong with it, if anything is. */
async function mount(page: Page, { files, entry }: Variant): Promise<string | undefined> {
  const report: SandboxReport = await runFiles(page, files, entry);
  if (report.kind === 'ran') return undefined;
  return JSON.stringify(report);
}

for (let shard = 0; shard < SHARDS; shard += 1) {
  test(`every demo runs in the frame, ${shard + 1} of ${SHARDS}`, async ({ page }) => {
    const variants = demos.filter((_, index) => index % SHARDS === shard).flatMap(variantsOf);
    expect(variants.length).toBeGreaterThan(100);
    await openSandboxPage(page);
    const failures: string[] = [];
    for (const [index, variant] of variants.entries()) {
      if (index > 0 && index % PER_FRAME === 0) {
        await page.evaluate(() => {
          window.sandboxTest.reports.length = 0;
          window.sandboxTest.restart();
        });
      }
      const failure = await mount(page, variant);
      const expected = EXCEPTIONS[variant.name.split(' ')[0]!];
      if (expected) expect(failure, variant.name).toMatch(expected);
      else if (failure !== undefined) failures.push(`${variant.name}: ${failure}`);
      if (failure?.includes('"stopped"')) {
        await page.evaluate(() => {
          window.sandboxTest.reports.length = 0;
          window.sandboxTest.restart();
        });
      }
    }
    expect(failures, failures.join('\n')).toEqual([]);
  });
}
