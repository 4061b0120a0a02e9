import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import chinese from '../../translations/translations-zh.json' with { type: 'json' };
import { HOME } from '../../src/core/constants';
import { atRest } from './atRest';
import { wakeReact } from './frame';
import { layoutShift, MAX_SHIFT } from './layoutShifts';
import { expect, test } from './test';

const LICENSING = '/x/introduction/licensing/';
const SUPPORT = '/x/introduction/support/';

const html = (page: Page) => page.locator('html');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, close and hold real links; nothing is offered that would not work', async ({
    page,
  }) => {
    await page.goto(LICENSING);
    for (const [opener, menu] of [
      ['.bar-product', '#product-menu'],
      ['.bar-version', '#version-menu'],
      ['.bar-language', '#language-menu'],
    ] as const) {
      await page.locator(opener).click();
      await expect(page.locator(menu)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator(menu)).toBeHidden();
      await expect(page.locator(opener)).toBeFocused();
    }
    await expect(page.locator('.bar-settings')).toBeHidden();
    await page.locator('.bar-language').click();
    await page.locator('#language-menu').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(`${LICENSING}?userLanguage=zh`);
  });
});

test.describe('menus', () => {
  test('a click outside closes, another menu replaces', async ({ page }) => {
    await page.goto(LICENSING);
    await page.locator('.bar-product').click();
    await page.locator('.bar-version').click();
    await expect(page.locator('#product-menu')).toBeHidden();
    await expect(page.locator('#version-menu')).toBeVisible();
    await page.locator('h1').click();
    await expect(page.locator('#version-menu')).toBeHidden();
  });

  test('a link inside closes its menu when the frame stays', async ({ page }) => {
    await page.goto(LICENSING);
    await wakeReact(page);
    const bar = await page.locator('.app-bar').elementHandle();
    await page.locator('.bar-version').click();
    await page.locator('#version-menu').getByRole('link', { name: 'v8.6.0' }).click();
    await expect(page).toHaveURL(HOME);
    await expect(page.locator('#version-menu')).toBeHidden();
    expect(await bar!.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('the next stop of the keyboard after a button is its menu', async ({ page }) => {
    await page.goto(LICENSING);
    await page.locator('.bar-product').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#product-menu a').first()).toBeFocused();
  });
});

test.describe('settings', () => {
  test('by keyboard: focus goes in, arrows choose, Escape gives it back', async ({ page }) => {
    await page.goto(LICENSING);
    const opener = button(page, 'Toggle settings drawer');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Close settings')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(drawer(page).getByLabel('System')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(html(page)).toHaveAttribute('data-color-scheme', 'dark');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('every choice works at once, is kept, and is shown again', async ({ page, context }) => {
    await page.goto(LICENSING);
    await button(page, 'Toggle settings drawer').click();
    await drawer(page).getByText('Dark', { exact: true }).click();
    await drawer(page).getByText('Right to left').click();
    await drawer(page).getByText('Compact').click();
    await drawer(page).getByRole('group', { name: 'Primary' }).getByLabel('Teal').check();
    const expected = {
      'data-color-scheme': 'dark',
      dir: 'rtl',
      'data-density': 'compact',
      'data-primary': 'teal',
    };
    const check = async () => {
      for (const [name, value] of Object.entries(expected)) {
        await expect(html(page)).toHaveAttribute(name, value);
      }
    };
    await check();
    await wakeReact(page);
    await check();
    await page.reload();
    await check();
    const cookie = (await context.cookies()).find(({ name }) => name === 'paletteColors')!;
    expect(decodeURIComponent(cookie.value)).toBe('{"primary":"teal","secondary":"pink"}');
    await button(page, 'Toggle settings drawer').click();
    for (const label of ['Dark', 'Right to left', 'Compact', 'Teal']) {
      const input = drawer(page).getByLabel(label, { exact: true }).first();
      await expect(input, label).toBeChecked();
    }
    await drawer(page).getByText('Reset colors').click();
    await expect(html(page)).toHaveAttribute('data-primary', 'blue');
  });

  test('what is checked while React comes stays checked', async ({ page }) => {
    await page.goto(LICENSING);
    await button(page, 'Toggle settings drawer').click();
    const dark = drawer(page).getByLabel('Dark', { exact: true });
    await dark.check();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await expect(dark).toBeChecked();
    await expect(drawer(page)).toBeVisible();
  });
});

test.describe('language', () => {
  test('titles are Chinese, the text says that it is English, and links keep it', async ({
    page,
  }) => {
    await page.goto(LICENSING);
    await expect(page.locator('.language-note')).toBeHidden();
    await button(page, 'Change language').click();
    await page.locator('#language-menu').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(`${LICENSING}?userLanguage=zh`);
    const title = page.locator('h1');
    await expect(title).toHaveText(chinese.pages[LICENSING]);
    await expect(page).toHaveTitle(`${chinese.pages[LICENSING]} - MUI X`);
    await expect(page.locator('.language-note')).toContainText('本页内容仅提供英文版。');
    await wakeReact(page);
    await expect(title).toHaveText(chinese.pages[LICENSING]);
    await expect(page).toHaveTitle(`${chinese.pages[LICENSING]} - MUI X`);

    const link = page.locator(`#side-nav a[href^="${SUPPORT}"]`);
    await expect(link).toHaveText(chinese.pages[SUPPORT]);
    await link.click();
    await expect(page).toHaveURL(`${SUPPORT}?userLanguage=zh`);
    await expect(title).toHaveText(chinese.pages[SUPPORT]);
    await expect(page).toHaveTitle(`${chinese.pages[SUPPORT]} - MUI X`);

    await button(page, '切换语言').click();
    await page.locator('#language-menu').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${SUPPORT}?userLanguage=en`);
    await expect(title).toHaveText('Support');
    await expect(page).toHaveTitle('Support - MUI X');
    await expect(page.locator('.language-note')).toBeHidden();
    await page.locator(`#side-nav a[href^="${LICENSING}"]`).click();
    await expect(page).toHaveURL(`${LICENSING}?userLanguage=en`);
  });

  test('the note is there from the first paint and nothing moves', async ({ page }) => {
    await page.goto(`${LICENSING}?userLanguage=zh`);
    await expect(page.locator('h1')).toHaveText(chinese.pages[LICENSING]);
    await atRest(page);
    expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
  });

  test('links to older versions get the language, before React and after', async ({ page }) => {
    await page.goto(`${LICENSING}?userLanguage=zh`);
    const first = page.locator('#version-menu a[data-version]').first();
    await expect(first).toHaveAttribute('href', 'https://v7.mui.com/zh/x/introduction/');
    await wakeReact(page);
    await expect(first).toHaveAttribute('href', 'https://v7.mui.com/zh/x/introduction/');
  });

  test.describe('an unknown one', () => {
    test.use({ allowedMessages: [/^console\.error: Missing language: xx\. /] });

    test('the look-up reads … and says so once; text, titles and the way out are there', async ({
      page,
    }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.goto(`${LICENSING}?userLanguage=xx`);
      const skip = page.locator('.skip-link');
      await expect(skip).toHaveText('…');
      await wakeReact(page);
      await expect(skip).toHaveText('…');
      await expect(page.locator('h1')).toHaveText('Licensing');
      await page.locator(`#side-nav a[href^="${SUPPORT}"]`).click();
      await expect(page.locator('h1')).toHaveText('Support');
      expect(messages).toEqual(['Missing language: xx.']);
      await page.locator('.language-note').getByRole('link', { name: 'English' }).click();
      await expect(skip).toHaveText('Skip to content');
      await expect(page.locator('.language-note')).toBeHidden();
    });
  });
});

test('early clicks on what only React can answer are given to it once', async ({ page }) => {
  await page.goto(LICENSING);
  await page.evaluate(() => {
    const early = document.createElement('button');
    early.dataset.replay = '';
    let clicks = 0;
    early.addEventListener('click', () => (early.textContent = String(++clicks)));
    document.body.append(early);
    early.click();
  });
  await wakeReact(page);
  await expect(page.locator('body > button[data-replay]')).toHaveText('2');
});

const openers = ['.bar-product', '.bar-version', '.bar-language', '.bar-settings'];

/** Opens what a button of the bar opens, and checks that it is whole and accessible. */
async function checkMenu(page: Page, opener: string, width: number): Promise<void> {
  await page.locator(opener).click();
  const menu = page.locator(':popover-open');
  // A drawer starts outside and slides in.
  const isInside = async () => {
    const { x, width: size } = (await menu.boundingBox())!;
    return x >= 0 && x + size <= width;
  };
  await expect.poll(isInside, opener).toBe(true);
  const { violations } = await new AxeBuilder({ page })
    .include('.app-bar')
    .include(':popover-open')
    .analyze();
  expect(violations, opener).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

for (const [width, scheme, dir, menus] of [
  [320, 'light', 'rtl', 2],
  [360, 'dark', 'ltr', 3],
  [1024, 'light', 'ltr', 4],
  [1440, 'dark', 'rtl', 4],
] as const) {
  test(`axe and overflow at ${width} px, ${scheme}, ${dir}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('docs-direction', value), dir);
    await page.goto(`${SUPPORT}?userLanguage=zh`);
    await expect(page.locator('h1')).toHaveText(chinese.pages[SUPPORT]);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const shown = page.locator(openers.join()).filter({ visible: true });
    await expect(shown).toHaveCount(menus);
    for (const opener of openers) {
      if (await page.locator(opener).isVisible()) await checkMenu(page, opener, width);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('"?" lists the keys of the page, before and after React', async ({ page }) => {
  await page.goto(LICENSING);
  await page.locator('html[data-listening]').waitFor({ state: 'attached' });
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const isAwake of [false, true]) {
    if (isAwake) await wakeReact(page);
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    await expect(list.locator('dt')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  }
});
