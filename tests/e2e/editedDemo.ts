import { expect, type Frame, type Page } from 'playwright/test';
import { wakeReact } from './frame';

/** A demo that is edited, for the tests of editing. Two files: the demo and shared data. */
export const EDITED_PAGE = '/x/react-data-grid/sorting/';

const demos = (page: Page) => page.locator('[data-demo]:has([role=tab])');
export const demo = (page: Page) => demos(page).first();
export const tool = (page: Page, name: string) =>
  demo(page).getByRole('button', { name, exact: true });
export const editor = (page: Page) => demo(page).locator('.cm-content');
export const frame = (page: Page) => demo(page).frameLocator('iframe');
export const problems = (page: Page) =>
  demo(page).getByRole('status', { name: 'Problems in the code' });

/** Opens the page with the demo in view. */
export async function openDemo(page: Page, pathname = EDITED_PAGE): Promise<void> {
  await page.goto(pathname);
  await wakeReact(page);
  await demo(page).scrollIntoViewIfNeeded();
}

/** Opens the page, and the editor of the demo with its first result. */
export async function edit(page: Page, pathname = EDITED_PAGE): Promise<void> {
  await openDemo(page, pathname);
  await beginEdit(page);
}

/** Opens the editor of the demo of a page that is open. */
export async function beginEdit(page: Page): Promise<void> {
  // By its icon: the name is in the language of the page.
  await demo(page).locator('.demo-tool:has(.icon-edit)').click();
  await expect(editor(page)).toBeFocused();
  await expect(frame(page).locator('#root > *').first()).toBeVisible();
}

/** Puts a text in the place of the whole file. */
export async function write(page: Page, code: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** Returns a file whose component shows some JSX. */
export const component = (jsx: string, before = '') =>
  `import * as React from 'react';\n${before}\nexport default function Demo() {\n  return ${jsx};\n}\n`;

/** The document in which edited code runs. */
export const innerFrame = (page: Page): Frame =>
  page.frames().find((candidate) => candidate.url().includes('/sandbox/'))!;
