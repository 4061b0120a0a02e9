import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { atRest } from './atRest';
import { editor, frame, openDemo, tool } from './editedDemo';
import { expect, LICENSE_MESSAGE, test } from './test';

/** What editing weighs, in bytes of gzip, read from the files of the build that the page asks for. */

test.use({ allowedMessages: [LICENSE_MESSAGE] });

/** The editor with the compiler and its styles. */
const MAX_EDITOR = 181_000;
/** Everything that the first Edit of a demo of the community's Data Grid brings. */
const MAX_FIRST = 528_000;

const bytesOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`out${path}`)).length, 0);

/** Collects the paths that a page asks for from now on. */
function hear(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    paths.push(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  });
  return paths;
}

test('the first Edit of a community grid, and the second', async ({ page }) => {
  const before = hear(page);
  await openDemo(page);
  await atRest(page);
  const known = new Set(before);
  const asked = hear(page);
  await tool(page, 'Edit').click();
  await expect(editor(page)).toBeVisible();
  await expect(frame(page).locator('#root > *').first()).toBeVisible();
  await atRest(page);
  // What the page has already is not sent again: the font, for one.
  const first = [...new Set(asked)].filter((path) => !known.has(path));
  const parts = Object.entries({
    editor: /^\/_next\/static\/|\/editing\.[^/]*css$/,
    libraries: /^\/assets\/sandbox\/.*\.js$/,
    frame: /^\/x\/sandbox\//,
  }).map(([name, pattern]) => [name, first.filter((path) => pattern.test(path))] as const);
  const weights = Object.fromEntries(parts.map(([name, paths]) => [name, bytesOf(paths)]));
  const total = bytesOf(first);
  console.log(`First Edit: ${total} bytes of gzip: ${JSON.stringify(weights)}`);
  // Each of them is there: an expression that finds nothing would guard nothing.
  for (const [name, paths] of parts) expect(paths, name).not.toEqual([]);
  expect(weights.editor).toBeLessThanOrEqual(MAX_EDITOR);
  expect(total).toBeLessThanOrEqual(MAX_FIRST);

  const second = hear(page);
  // By its id: once it is edited it has a frame too.
  const id = await page.locator('[data-demo]:not(:has(iframe))').first().getAttribute('id');
  const other = page.locator(`#${id}`);
  await other.scrollIntoViewIfNeeded();
  await atRest(page);
  second.length = 0;
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(other.frameLocator('iframe').locator('#root > *').first()).toBeVisible();
  await atRest(page);
  // No library, nothing of the editor; browsers have the frame's document and ask whether it is the same.
  const again = second.filter(
    (path) => first.includes(path) || path.startsWith('/assets/sandbox/'),
  );
  expect(again.filter((path) => !path.startsWith('/x/sandbox/'))).toEqual([]);
});
