import type { Page } from 'playwright/test';
import { expectedTitles } from './expectedTitles';
import type { PageKind } from './exportedPages';
import type { Finding } from './findings';

/** Kinds of pages that have neither a source nor a place in the navigation. */
const WITHOUT_SOURCE: readonly PageKind[] = ['error page', 'offline page', 'playground'];

/** Compares the page's heading, its title and its mark in the side navigation with the sources. */
export async function titleFindings(
  page: Page,
  pathname: string,
  kind: PageKind,
): Promise<Finding[]> {
  const hasSource = !WITHOUT_SOURCE.includes(kind);
  const expected = expectedTitles(pathname);
  const headings = await page.locator('h1').allTextContents();
  const facts: [rule: string, is: string | undefined, expected: string | undefined][] = [
    ['number of h1', String(headings.length), '1'],
    ['h1', headings[0], expected.heading],
    ['title of the document', await page.title(), expected.title && `${expected.title} - MUI X`],
    ['current page in the navigation', await markedLink(page), expected.link],
  ];
  return facts
    .filter(([, is, wanted]) => (wanted === undefined ? hasSource : is !== wanted))
    .map(([rule, is, wanted]) => ({
      page: pathname,
      check: 'title',
      rule,
      element: is === undefined ? 'missing' : `"${is}"`,
      fix:
        wanted === undefined
          ? 'name the page in data/nav, or its kind in tests/site/titleFindings.ts'
          : `make it "${wanted}", as the page's front matter or data/nav has it`,
    }));
}

/** Text of the links that are marked as the current page, without their chips. */
async function markedLink(page: Page): Promise<string | undefined> {
  const texts = await page.locator('#side-nav a[aria-current=page]').evaluateAll((links) =>
    links.map((link) => {
      // A name of code has a place to break between its words.
      const texts = [...link.childNodes].filter((node) => node instanceof Text);
      return texts
        .map(({ data }) => data)
        .join('')
        .trim();
    }),
  );
  return texts.length > 0 ? texts.join(', ') : undefined;
}
