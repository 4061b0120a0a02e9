import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  FullResult,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';
import { budgetOf } from './budgets';
import { CHECKS, describe } from './findings';
import { GREEN_PAGES, PAGE_TESTED, RESULT, type PageResult } from './pageResult';
import type { Cost } from './traffic';

/** Prints what a person wants to know of hundreds of tests: a table, then each failure with its fix. */
export default class SiteReport implements Reporter {
  private readonly pages = new Map<string, PageResult>();
  private readonly suites = new Map<
    string,
    { tests: number; failed: number; flaky: number; ms: number }
  >();
  private readonly failures = new Map<string, string>();
  /** Pages of which another test than the visit has failed. */
  private readonly failedPages = new Set<string>();
  private done = 0;

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: unknown, suite: { allTests(): TestCase[] }): void {
    const tests = suite.allTests();
    console.log(`${tests.length} tests`);
    for (const test of tests) {
      const name = suiteOf(test);
      const known = this.suites.get(name) ?? { tests: 0, failed: 0, flaky: 0, ms: 0 };
      this.suites.set(name, { ...known, tests: known.tests + 1 });
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const suite = this.suites.get(suiteOf(test))!;
    suite.ms += result.duration;
    const attachment = result.attachments.find(({ name }) => name === RESULT);
    if (attachment?.body) {
      const page = JSON.parse(attachment.body.toString()) as PageResult;
      this.pages.set(page.pathname, page);
    }
    const isLast = result.status === test.expectedStatus || result.retry === test.retries;
    if (!isLast) return;
    this.done += 1;
    if (this.done % 50 === 0) console.log(`  ${this.done} done`);
    const title = test.titlePath().filter(Boolean).join(' › ');
    if (test.outcome() === 'flaky') {
      suite.flaky += 1;
      console.log(`  flaky: ${title}`);
    }
    if (test.outcome() !== 'unexpected') return;
    suite.failed += 1;
    const findings = attachment ? this.pages.get(test.title)?.findings : undefined;
    const text = findings?.length
      ? findings.map(describe).join('\n')
      : `${title}\n${result.errors.map(({ message }) => message).join('\n')}`;
    this.failures.set(title, text);
    for (const { type, description } of test.annotations) {
      if (type === PAGE_TESTED && description) this.failedPages.add(description);
    }
    // At once: a long run that is broken off has said what it found.
    console.log(`  ✘ ${title}\n${text}`);
  }

  /** What keeps tests from running at all. */
  onError({ message, stack }: TestError): void {
    console.error(stack ?? message);
  }

  onEnd(result: FullResult): void {
    console.log('\nTests by file');
    console.table(
      Object.fromEntries(
        [...this.suites].map(([name, { ms, ...counts }]) => [
          name,
          { ...counts, minutes: Math.round(ms / 6000) / 10 },
        ]),
      ),
    );
    writeFileSync(GREEN_PAGES, JSON.stringify(this.greenPages()));
    if (this.pages.size > 0) {
      console.log(`Pages: ${this.pages.size}`);
      console.table(this.checkTable());
      console.log('First load by kind: the most of a page, of its budget (bytes after gzip)');
      console.table(this.budgetTable());
    }
    for (const failure of this.failures.values()) console.log(`\n${failure}`);
    const minutes = Math.round(result.duration / 6000) / 10;
    console.log(`\n${result.status}: ${this.failures.size} failed, ${minutes} minutes`);
  }

  private greenPages(): string[] {
    const green = [...this.pages.values()].filter(({ findings }) => findings.length === 0);
    return green.map(({ pathname }) => pathname).filter((page) => !this.failedPages.has(page));
  }

  private checkTable() {
    const pages = [...this.pages.values()];
    return Object.fromEntries(
      CHECKS.map((check) => {
        const findings = pages.flatMap((page) =>
          page.findings.filter((one) => one.check === check),
        );
        const bad = new Set(findings.map(({ page }) => page));
        return [check, { 'pages with findings': bad.size, findings: findings.length }];
      }),
    );
  }

  private budgetTable() {
    const pages = [...this.pages.values()];
    const kinds = [...new Set(pages.map(({ kind }) => kind))].sort();
    return Object.fromEntries(
      kinds.map((kind) => {
        const ofKind = pages.filter((page) => page.kind === kind);
        const budget = budgetOf(kind);
        const units = Object.keys(ofKind[0]!.cost) as (keyof Cost)[];
        const columns = units.map((unit) => {
          const most = Math.max(...ofKind.map(({ cost }) => cost[unit]));
          return [unit, `${most} / ${budget?.[unit] ?? '?'}`];
        });
        return [kind, { pages: ofKind.length, ...Object.fromEntries(columns) }];
      }),
    );
  }
}

const suiteOf = (test: TestCase): string => path.basename(test.location.file);
