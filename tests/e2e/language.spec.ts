import type { Page } from 'playwright/test';
import chinese from '../../translations/translations-zh.json' with { type: 'json' };
import { atRest } from './atRest';
import { INSTALLATION, LICENSING, wakeReact } from './frame';
import { expect, LICENSE_MESSAGE, test } from './test';

/** The interface in the reader's language (SPEC 3): before React, with it, and on the next page. */

const SORTING = '/x/react-data-grid/sorting/';
const CHARTS = '/x/react-charts/bars/';
const API = '/x/api/data-grid/grid-col-def/';
const TAB = '/x/react-data-grid/sorting/components-api/';
const { strings } = chinese;

/** Where the interface speaks; what stands between is content, titles and names. */
const INTERFACE = [
  '.skip-link',
  '.app-bar :is(button, a)',
  '#language-menu .menu-footer',
  '.settings',
  '.language-note',
  '.page-facts',
  '.docs-tabs',
  '.toc-title',
  '.demo-toolbar',
  '.api-toolbar',
  '.feedback',
  '.edit-links',
  '.page-direction',
  '.footer',
  '#section-menu',
].join();

/** Names, which are the same in every language. */
const NAMES =
  /MUI|X|Material UI|Joy UI|Base UI|MUI System|Toolpad|Data Grid|Date and Time Pickers|Charts|Tree View|StackBlitz|CodeSandbox|GitHub|React|Emotion|Markdown|WAI-ARIA|Material Design|API|Hooks|English|@mui\/[\w-]+|kB gzip|MB|kB|TS|JS|System|CSS|Tailwind|Ctrl|v?\d[\d.]*/g;

/** Reads the texts of the interface and its names that are heard: how many, and those with English. */
function readInterface(page: Page): Promise<{ count: number; english: string[] }> {
  return page.evaluate(
    ([selector, names]) => {
      const said = [...document.querySelectorAll(selector!)].flatMap((part) => [
        ...[part, ...part.querySelectorAll('*')].flatMap((element) =>
          ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
        ),
        ...[...part.querySelectorAll('*'), part]
          .filter((element) => !element.closest('[data-label], [data-title], kbd'))
          .flatMap((element) => [...element.childNodes])
          .filter((node) => node instanceof Text)
          .map((node) => node.textContent ?? ''),
      ]);
      const isEnglish = (text: string) =>
        /[a-z]{2}/i.test(text.replace(new RegExp(names!, 'g'), ''));
      return { count: said.filter((text) => text.trim()).length, english: said.filter(isEnglish) };
    },
    [INTERFACE, NAMES.source],
  );
}

test.use({ allowedMessages: [LICENSE_MESSAGE] });

for (const path of [LICENSING, INSTALLATION, SORTING, CHARTS, API, TAB]) {
  test(`${path} speaks Chinese, before React and with it`, async ({ page }) => {
    await page.goto(`${path}?userLanguage=zh`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    const skip = page.locator('.skip-link');
    await expect(skip).toHaveText(strings['Skip to content']);
    // Names of demos and sections stand inside some of the strings.
    const isEnglish = (text: string) => !/[\u4e00-\u9fff]/.test(text);
    const expectChinese = async () => {
      const { count, english } = await readInterface(page);
      expect(count).toBeGreaterThan(50);
      expect(english.filter(isEnglish)).toEqual([]);
    };
    await expectChinese();
    await wakeReact(page);
    await expectChinese();
    await expect(page.locator('.language-note')).toContainText(
      strings['This page is available in English only.'],
    );
    await expect(page.locator('.guide-body .prose').first()).toHaveAttribute('lang', 'en');
  });
}

test('a page that does not exist says so in Chinese', async ({ page }) => {
  await page.route('**/nowhere/**', async (route) => {
    // The status is a message on the console of its own.
    const answer = await route.fetch();
    await route.fulfill({ response: answer, status: 200 });
  });
  await page.goto('/x/nowhere/?userLanguage=zh');
  await expect(page.locator('h1')).toHaveText(strings['Page not found']);
  await wakeReact(page);
  await expect(page.locator('h1')).toHaveText(strings['Page not found']);
});

test('what scripts and React show later is Chinese too, on the next page as well', async ({
  page,
}) => {
  await page.goto(`${LICENSING}?userLanguage=zh`);
  await wakeReact(page);
  await page.locator(`#side-nav a[href^="${INSTALLATION}"]`).click();
  await expect(page).toHaveURL(`${INSTALLATION}?userLanguage=zh`);
  const copy = page.getByRole('button', { name: strings['Copy code'] }).first();
  await copy.click();
  await expect(page.locator('[data-copy][data-state]').first()).toHaveText(
    new RegExp(`${strings.Copied}|${strings['Copying failed']}`),
  );
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: strings['Search the documentation'] });
  await expect(field).toBeFocused();
  await field.fill('sortModel');
  await expect(page.getByRole('listbox', { name: strings.Results })).toBeVisible();
});

test.describe('a string that the table lacks', () => {
  test.use({ allowedMessages: [/Missing translation for zh:Skip to content\. /] });

  test('is English, with one warning', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`));
    await page.route('**/assets/language-zh.*.json', async (route) => {
      const { 'Skip to content': _, ...others } = strings;
      await route.fulfill({ json: { ...chinese, strings: others } });
    });
    await page.goto(`${LICENSING}?userLanguage=zh`);
    await expect(page.locator('.toc-title')).toHaveText(strings['On this page']);
    await wakeReact(page);
    await expect(page.locator('.skip-link')).toHaveText('Skip to content');
    expect(warnings).toEqual(['warning: Missing translation for zh:Skip to content.']);
  });
});

test('an English page loads no table and no script of other languages', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(LICENSING);
  await wakeReact(page);
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await atRest(page);
  expect(files.filter((file) => file.startsWith('/assets/language'))).toEqual([]);
  expect(files.filter((file) => file.startsWith('/assets/page.'))).toHaveLength(1);
});

test('without the table the page stays English and works', async ({ page }) => {
  await page.route('**/assets/language-zh.*.json', (route) =>
    route.fulfill({ json: 'no table of ours' }),
  );
  await page.goto(`${LICENSING}?userLanguage=zh`);
  await wakeReact(page);
  await expect(page.locator('.skip-link')).toHaveText('Skip to content');
  await expect(page.locator('h1')).toHaveText('Licensing');
});
