import { PROGRESS_DELAY_MS } from '../../src/core/constants';
import { atRest, letTimePass } from './atRest';
import { INSTALLATION, LICENSING, SUPPORT, navLink, scrollTop, title, wakeReact } from './frame';
import { expect, test } from './test';

test.describe('changes of page', () => {
  test('the title has the focus and is announced once', async ({ page }) => {
    await page.goto(LICENSING);
    await wakeReact(page);
    await navLink(page, SUPPORT).click();
    await expect(title(page)).toBeFocused();
    await expect(page.locator('#announcer')).toHaveText('Support');
    await expect(page.locator('next-route-announcer')).toBeHidden();
    expect(await scrollTop(page)).toBe(0);
  });

  test('a hash takes the focus and the scroll to its heading', async ({ page }) => {
    await page.goto(SUPPORT);
    await wakeReact(page);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'To the questions';
      document.querySelector('.guide-body')!.prepend(link);
    }, `${LICENSING}#questions`);
    await page.getByText('To the questions').click();
    await expect(page.locator('#questions')).toBeFocused();
    await expect(page.locator('#questions')).toBeInViewport();
  });

  test('back and forward show each page where it was left', async ({ page }) => {
    await page.clock.install();
    await page.goto(LICENSING);
    await wakeReact(page);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await navLink(page, INSTALLATION).click();
    await expect(title(page)).toHaveText('Installation');
    expect(await scrollTop(page)).toBe(0);
    await page.mouse.move(720, 400);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrollTop(page)).toBe(700);
    await page.goBack();
    await expect(title(page)).toHaveText('Licensing');
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await page.goForward();
    await expect(title(page)).toHaveText('Installation');
    await expect.poll(() => scrollTop(page)).toBe(700);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(700);
    await wakeReact(page);
    await page.goBack();
    await expect(title(page)).toHaveText('Licensing');
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await letTimePass(page);
    expect(await scrollTop(page)).toBe(1500);
  });

  test('back from a heading of the same page, and React’s arrival, leave the scroll alone', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${LICENSING}#questions`);
    await page.evaluate(() => scrollTo(0, 900));
    await wakeReact(page);
    await letTimePass(page);
    expect(await scrollTop(page)).toBe(900);
    await page.locator('.toc a', { hasText: 'Set the license key' }).click();
    await expect(page).toHaveURL(/#license-key$/);
    await page.goBack();
    await expect(page).toHaveURL(/#questions$/);
    await letTimePass(page);
    expect(await scrollTop(page)).toBe(900);
  });

  test(
    'the title of a hovered page is there within 100 ms',
    { tag: '@alone' },
    async ({ page }) => {
      await page.goto(LICENSING);
      await wakeReact(page);
      const link = navLink(page, INSTALLATION);
      const fetched = page.waitForResponse(/_next\/data\/.*installation/);
      await link.hover();
      await fetched;
      await atRest(page);
      const milliseconds = await link.evaluate(async (element: HTMLElement) => {
        const start = performance.now();
        element.click();
        while (document.querySelector('main h1')?.textContent !== 'Installation') {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return performance.now() - start;
      });
      test.info().annotations.push({ type: 'new title', description: `${milliseconds} ms` });
      expect(milliseconds).toBeLessThan(100);
    },
  );

  test('a slow change shows the bar, a quick one does not', async ({ page }) => {
    await page.clock.install();
    await page.goto(LICENSING);
    await wakeReact(page);
    await page.route(/_next\/data\/.*support\.json/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    const bar = page.getByRole('progressbar');
    await navLink(page, SUPPORT).dispatchEvent('click');
    await expect(bar).toBeVisible();
    await expect(title(page)).toHaveText('Support');
    await expect(bar).toHaveCount(0);
    // However long it takes here: for the page it takes no time.
    await page.clock.pauseAt(Date.now() + 60_000);
    await navLink(page, INSTALLATION).dispatchEvent('click');
    await expect(title(page)).toHaveText('Installation');
    await page.clock.runFor(PROGRESS_DELAY_MS);
    await expect(bar).toHaveCount(0);
  });

  test('copying, tabs and their state work on a page that came in', async ({ page }) => {
    await page.goto(LICENSING);
    await wakeReact(page);
    await navLink(page, INSTALLATION).click();
    await expect(title(page)).toHaveText('Installation');
    await expect(page.locator('[role=tab][aria-selected=true]').first()).toBeVisible();
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByText('pnpm add @mui/x-data-grid').first()).toBeVisible();
  });
});

test.describe('a page whose data does not load', () => {
  test.use({ allowedMessages: [/Failed to load resource/] });

  test('is loaded as a document', async ({ page }) => {
    await page.route(/_next\/data\/.*support\.json/, (route) => route.abort());
    await page.goto(LICENSING);
    await wakeReact(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await navLink(page, SUPPORT).click();
    await expect(title(page)).toHaveText('Support');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
});
