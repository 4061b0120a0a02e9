import type { TestInfo } from 'playwright/test';
import type { Finding } from './findings';
import type { PageKind } from './exportedPages';
import type { Cost } from './traffic';

/** What the crawl has learned about one page: the report is made of it. */
export interface PageResult {
  pathname: string;
  kind: PageKind;
  cost: Cost;
  findings: Finding[];
}

/** Where the report leaves the paths of the pages that nothing was found on. */
export const GREEN_PAGES = 'test-results/greenPages.json';

/** Annotation that names the page of a test; the page isn't green when the test fails. */
export const PAGE_TESTED = 'page tested';

/** Name under which a test hands its result to the reporter. */
export const RESULT = 'page result';

export async function attachResult(info: TestInfo, result: PageResult): Promise<void> {
  await info.attach(RESULT, { body: JSON.stringify(result), contentType: 'application/json' });
}
