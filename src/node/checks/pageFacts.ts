import { contentFile, isApiPath } from '../../core/paths';
import type { PageFacts } from '../model/pageFacts';
import { ContentError } from '../kit/contentError';

/**
 * Checks that no two pages have the same title or description: search engines and agents choose by
 * them (SPEC 11.3).
 * @throws ContentError that names both pages.
 */
export function checkPageFacts(pages: readonly PageFacts[]): void {
  for (const key of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const page of pages) {
      const other = seen.get(page[key]);
      seen.set(page[key], page.pathname);
      if (other === undefined) continue;
      throw new ContentError(
        { file: fileOf(page.pathname) },
        `Its ${key} is that of ${other} too: "${page[key]}".`,
        `Write a ${key} that only this page can have.`,
      );
    }
  }
}

/** The file that says what the page is called. */
function fileOf(pathname: string): string {
  return isApiPath(pathname) ? 'src/node/model/api/buildApiPage.ts' : contentFile(pathname);
}
