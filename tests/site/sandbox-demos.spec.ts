import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import type { DemoForm, DemoSources } from '../../src/core/demoTypes';
import { allDemoPages } from '../e2e/demoPages';
import { openSandboxPage, runFiles } from '../e2e/sandboxPage';
import { expect, LICENSE_MESSAGE, test } from '../e2e/test';
import { PAGE_TESTED } from './pageResult';
import { pagesToVisit } from './verified';

/** Demos that the frame cannot run, each with the message that says why. */
const EXCEPTIONS: Readonly<Record<string, RegExp>> = {
  ExportExcelWorker: /import\.meta is not available here, and so workers are not/,
};
/** What is not run: utility classes come from a style sheet that is made at build. */
const FORMS: readonly DemoForm[] = ['system', 'css'];

/** How many demos one frame runs before it is renewed: their timers live on. */
const PER_FRAME = 20;
const SECONDS_FOR_A_PAGE = 60;
const SECONDS_FOR_A_DEMO = 10;

// What demos print is tested on their own pages (demoFindings.ts).
test.use({ allowedMessages: [new RegExp(`${LICENSE_MESSAGE.source}|[^]*`)] });

interface Variant {
  name: string;
  files: Record<string, string>;
  entry: string;
}

function variantsOf(sourcesUrl: string): Variant[] {
  const sources = JSON.parse(readFileSync(`out${sourcesUrl}`, 'utf8')) as DemoSources;
  const name = path.basename(sourcesUrl).split('.')[0]!;
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

const renewFrame = (page: Page) =>
  page.evaluate(() => {
    window.sandboxTest.reports.length = 0;
    window.sandboxTest.restart();
  });

const due = new Set(pagesToVisit().map(({ pathname }) => pathname));

for (const { pathname, sources } of allDemoPages().filter((page) => due.has(page.pathname))) {
  const details = { annotation: { type: PAGE_TESTED, description: pathname } };
  test(`its demos run in the frame: ${pathname}`, details, async ({ page }) => {
    test.setTimeout((SECONDS_FOR_A_PAGE + sources.length * SECONDS_FOR_A_DEMO) * 1000);
    const variants = sources.flatMap(variantsOf);
    // Each demo is there at least in TypeScript and in JavaScript.
    expect(variants.length).toBeGreaterThanOrEqual(sources.length * 2);
    await openSandboxPage(page);
    const failures: string[] = [];
    for (const [index, { name, files, entry }] of variants.entries()) {
      if (index > 0 && index % PER_FRAME === 0) await renewFrame(page);
      const report = await runFiles(page, files, entry);
      const answer = report.kind === 'ran' ? 'ran' : JSON.stringify(report);
      const isExpected = (EXCEPTIONS[name.split(' ')[0]!] ?? /^ran$/).test(answer);
      if (!isExpected) failures.push(`${name}: ${answer}`);
      if (report.kind === 'stopped') await renewFrame(page);
    }
    expect(failures, failures.join('\n')).toEqual([]);
  });
}
