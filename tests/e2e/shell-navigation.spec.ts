import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { HOME } from '../../src/core/constants';
import { animationsEnded } from './atRest';
import {
  INSTALLATION,
  LICENSING,
  ROADMAP,
  SUPPORT,
  nav,
  navLink,
  scrollTop,
  title,
  wakeReact,
} from './frame';
import { expect, LICENSE_MESSAGE, test } from './test';

test.describe('side navigation', () => {
  test('the frame survives ten navigations: nodes, scroll and open groups', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 320 });
    await page.goto(LICENSING);
    await wakeReact(page);
    await nav(page).evaluate((element) => {
      element.scrollTop = 60;
      Object.assign(window, { nodes: [element, ...element.querySelectorAll('*')] });
    });
    const pages = [INSTALLATION, SUPPORT, HOME, ROADMAP, LICENSING];
    for (const href of [...pages, ...pages]) {
      // Scrolling to click would be the test's doing.
      await navLink(page, href).dispatchEvent('click');
      await expect(page).toHaveURL(href);
      await expect(navLink(page, href)).toHaveAttribute('aria-current', 'page');
    }
    const survived = await nav(page).evaluate((element) => {
      const { nodes } = window as unknown as { nodes: Element[] };
      const now = [element, ...element.querySelectorAll('*')];
      return now.length === nodes.length && now.every((node, index) => node === nodes[index]);
    });
    expect(survived).toBe(true);
    await expect(nav(page).locator('[aria-current]')).toHaveCount(1);
    await expect(nav(page).locator('[data-section][open]')).toHaveCount(1);
  });

  test.describe('over pages of paid packages', () => {
    test.use({ allowedMessages: [LICENSE_MESSAGE] });

    test('the frame survives ten navigations across the products', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 700 });
      await page.goto(LICENSING);
      await wakeReact(page);
      for (const name of ['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View']) {
        const section = nav(page)
          .locator('[data-section]')
          .filter({
            has: page.locator(':scope > summary', { hasText: new RegExp(`^${name}$`) }),
          });
        await section.locator(':scope > summary').click();
        await expect.poll(() => section.locator('a').count()).toBeGreaterThan(5);
      }
      const sections = await nav(page).locator('[data-section][open]').count();
      expect(sections).toBe(5);
      const elements = await nav(page).evaluateHandle((element) => [
        element,
        ...element.querySelectorAll('*'),
      ]);
      const tour = [
        '/x/react-tree-view/',
        '/x/react-data-grid/',
        '/x/react-charts/bars/',
        '/x/react-date-pickers/date-picker/',
        '/x/react-data-grid/sorting/',
      ];
      const navScroll = () => nav(page).evaluate((element) => element.scrollTop);
      for (const href of [...tour, ...tour]) {
        const link = navLink(page, href);
        // Groups inside a section stay as they are, so the link of a closed one is opened first.
        await link.evaluate((element) => {
          for (let up = element.closest('details'); up; up = up.parentElement!.closest('details'))
            up.open = true;
          element.scrollIntoView({ block: 'center' });
        });
        const top = await navScroll();
        const open = await nav(page).locator('details[open]').count();
        await link.click();
        await expect(page).toHaveURL(href);
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expect(page.locator('h1')).toBeFocused();
        expect(await navScroll()).toBe(top);
        await expect(nav(page).locator('details[open]')).toHaveCount(open);
      }
      const survived = await nav(page).evaluate((element, before) => {
        const now = [element, ...element.querySelectorAll('*')];
        return now.length === before.length && now.every((node, index) => node === before[index]);
      }, elements);
      expect(survived).toBe(true);
      await expect(nav(page).locator('[aria-current]')).toHaveCount(1);
    });
  });

  test('its scroll survives a page load, from the first frame on', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 240 });
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const element = document.getElementById('side-nav');
        if (element && document.getElementById('main')) seen.push(element.scrollTop);
        if (seen.length < 10) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(SUPPORT);
    await nav(page).evaluate(
      (element) =>
        new Promise((resolve) => {
          // The page notes the scroll at the same event, in a listener that is older.
          element.addEventListener('scroll', resolve, { once: true });
          element.scrollTop = 50;
        }),
    );
    await page.reload();
    await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.length >= 10);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    // The first look can come before the boot script's own, in the same frame.
    expect(new Set(seen.slice(1))).toEqual(new Set([50]));
  });

  test('the active page is brought into view when it is outside', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 240 });
    await page.goto(ROADMAP);
    await expect(navLink(page, ROADMAP)).toBeInViewport();
  });

  test('the active page is in view after a full load with sections of the page before', async ({
    page,
  }) => {
    // The first frame may come after the page's scripts; here it always does.
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (run) =>
        document.readyState === 'complete'
          ? request(run)
          : (addEventListener('load', () => request(run)), 0);
    });
    for (const path of [HOME, '/x/react-data-grid/editing/', '/x/react-charts/axis/']) {
      await page.goto(path);
      await expect(nav(page).locator('[data-section][open]:not([data-complete])')).toHaveCount(0);
    }
    await expect(nav(page).locator('[data-section][open]')).toHaveCount(3);
    await expect(navLink(page, '/x/react-charts/axis/')).toBeInViewport();
  });

  test('expanders say what they do, by keyboard too', async ({ page }) => {
    await page.goto(LICENSING);
    const summary = nav(page).locator('summary').first();
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    await expect(navLink(page, LICENSING)).toBeHidden();
    await page.keyboard.press('Space');
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
  });
});

/** Adds a section that is named in the document and filled from the file of the sections. */
async function addSection(page: Page, body: string | undefined): Promise<void> {
  const item =
    '<li><details data-section="9"><summary>More</summary><ul><li><a href="/x/introduction/support/">First</a></li></ul></details></li>';
  await page.route(`**${LICENSING}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</ul></nav>', `${item}</ul></nav>`) });
  });
  await page.route('**/assets/navigation.*.json', (route) =>
    body === undefined ? route.abort() : route.fulfill({ contentType: 'application/json', body }),
  );
}

test('a section is filled when it is opened, under the strict policy', async ({ page }) => {
  const list =
    '<ul><li><a href="/x/introduction/support/">First</a></li><li><a href="/x/introduction/mcp/">Second</a></li></ul>';
  await addSection(page, JSON.stringify([...Array(9).fill('<ul></ul>'), list]));
  await page.goto(LICENSING);
  await nav(page).getByText('More').click();
  await expect(nav(page).getByRole('link', { name: 'Second' })).toBeVisible();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // React has adopted the navigation as it is now, and uses the same policy.
  await nav(page).getByRole('link', { name: 'Second' }).click();
  await expect(page).toHaveURL('/x/introduction/mcp/');
  await expect(nav(page).getByRole('link', { name: 'Second' })).toBeVisible();
});

test.describe('a section that does not load', () => {
  test.use({ allowedMessages: [/Failed to load resource/] });

  test('keeps its first page and says so', async ({ page }) => {
    await addSection(page, undefined);
    await page.goto(LICENSING);
    await nav(page).getByText('More').click();
    await expect(nav(page).getByRole('status')).toContainText('could not be loaded');
    await nav(page).getByRole('link', { name: 'First' }).click();
    await expect(page).toHaveURL(SUPPORT);
  });
});

test.describe('drawer', () => {
  test.use({ viewport: { width: 1024, height: 800 } });
  const opener = (page: Page) => page.locator('[popovertarget="side-nav"]').first();

  for (const width of [1024, 360]) {
    test(`opens, covers the height and closes on Escape and outside at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(LICENSING);
      await expect(nav(page)).toBeHidden();
      await opener(page).click();
      await expect(navLink(page, LICENSING)).toBeInViewport();
      await animationsEnded(nav(page));
      expect(await nav(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
      await page.keyboard.press('Escape');
      await expect(nav(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await opener(page).click();
      await expect(nav(page)).toBeVisible();
      await page.mouse.click(width - 10, 600);
      await expect(nav(page)).toBeHidden();
    });
  }

  test('closes when a page is chosen, before and after React', async ({ page }) => {
    await page.goto(LICENSING);
    await opener(page).click();
    await navLink(page, SUPPORT).click();
    await expect(title(page)).toHaveText('Support');
    await wakeReact(page);
    await opener(page).click();
    await navLink(page, INSTALLATION).click();
    await expect(title(page)).toHaveText('Installation');
    await expect(nav(page)).toBeHidden();
    await expect(title(page)).toBeFocused();
  });

  test('the focus never goes behind it', async ({ page }) => {
    await page.goto(LICENSING);
    await opener(page).click();
    await page.keyboard.press('Tab');
    await expect(nav(page).locator('.nav-close')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(nav(page)).toBeHidden();
    await opener(page).press('Enter');
    await nav(page).locator('.nav-close').click();
    await expect(nav(page)).toBeHidden();
  });

  test('becomes the column where there is room, and opens from the right in RTL', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
    await page.goto(LICENSING);
    await opener(page).click();
    await animationsEnded(nav(page));
    const box = (await nav(page).boundingBox())!;
    expect(Math.round(box.x + box.width)).toBe(1024);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect(nav(page)).toBeVisible();
    await expect(nav(page)).toHaveCSS('position', 'sticky');
    expect(await nav(page).evaluate((element) => element.matches(':popover-open'))).toBe(false);
  });
});

test.describe('table of contents', () => {
  const active = (page: Page) => page.locator('.toc [aria-current="location"]');

  test('follows the scroll before React and after client navigation', async ({ page }) => {
    await page.goto(LICENSING);
    await page.locator('#number-of-licenses').evaluate((heading) => heading.scrollIntoView());
    await expect(active(page)).toHaveText('Count the licenses you need');
    await wakeReact(page);
    await expect(active(page)).toHaveText('Count the licenses you need');
    await navLink(page, INSTALLATION).click();
    await expect(title(page)).toHaveText('Installation');
    await expect(active(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(active(page)).toHaveCount(1);
  });

  test('stands in the document once and is a disclosure on phones', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(LICENSING);
    await expect(page.locator('a[href="#after-expiry"]:not(.anchor)')).toHaveCount(1);
    const link = page.locator('.toc a', { hasText: 'Set the license key' });
    await expect(link).toBeHidden();
    await page.locator('.toc summary').click();
    await link.click();
    await expect(page).toHaveURL(/#license-key$/);
    await expect(page.locator('#license-key')).toBeInViewport();
    await expect(link).toBeHidden();
  });
});

test('previous, next and the links to the source', async ({ page }) => {
  await page.goto(LICENSING);
  const pages = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(pages.getByRole('link', { name: 'Installation' })).toHaveAttribute(
    'href',
    INSTALLATION,
  );
  await pages.getByRole('link', { name: 'Support' }).click();
  await expect(title(page)).toHaveText('Support');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/edit\/.*\/data\/introduction\/support\/support\.md$/,
  );
  await expect(page.getByRole('link', { name: 'View source' })).toHaveAttribute(
    'href',
    /\/blob\/.*\/data\/introduction\/support\/support\.md$/,
  );
});

test('back to top is offered after 200 px, and not in the tab order before', async ({ page }) => {
  await page.goto(LICENSING);
  const button = page.locator('.back-to-top');
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollTop(page)).toBe(200);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 100);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toBeHidden();
  await expect(title(page)).toBeFocused();
});

test('the skip link moves the focus to the page', async ({ page }) => {
  await page.goto(LICENSING);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('axe', () => {
  for (const [width, scheme, direction] of [
    [1440, 'light', 'ltr'],
    [1440, 'dark', 'rtl'],
    [360, 'light', 'rtl'],
    [360, 'dark', 'ltr'],
  ] as const) {
    test(`finds nothing at ${width} px, ${scheme}, ${direction}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('docs-direction', value), direction);
      await page.goto(LICENSING);
      await page.evaluate(() => scrollTo(0, 400));
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      if (width < 1200) {
        await page.locator('.toc summary').click();
        await page.evaluate(() => scrollTo(0, 0));
        await page.locator('[popovertarget="side-nav"]').first().click();
        await expect(nav(page)).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('drawer, expanders, contents and links work', async ({ page }) => {
    await page.goto(LICENSING);
    await page.locator('.toc summary').click();
    await page.locator('.toc a', { hasText: 'Set the license key' }).click();
    await expect(page).toHaveURL(/#license-key$/);
    await page.locator('[popovertarget="side-nav"]').first().click();
    await nav(page).locator('summary').first().click();
    await expect(navLink(page, SUPPORT)).toBeHidden();
    await nav(page).locator('summary').first().click();
    await navLink(page, SUPPORT).click();
    await expect(title(page)).toHaveText('Support');
  });
});
