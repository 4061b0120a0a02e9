import { HOME } from '../../src/core/constants';
import { LICENSING, nav, navLink, title, wakeReact } from '../e2e/frame';
import { test } from '../e2e/test';
import { expect } from './patientExpect';

const FOCUS = '/x/react-tree-view/rich-tree-view/focus/';
const GAUGE = '/x/api/charts/gauge/';

/** Pages of every kind, and words that each must say. */
const PAGES: [path: string, words: string[]][] = [
  [FOCUS, ['Jump to a search result', 'Style the focused item']],
  ['/x/introduction/installation/', ['npm install @mui/x-data-grid', 'yarn add @mui/x-data-grid']],
  [GAUGE, ['Props', 'startAngle', 'React.ReactNode', 'CSS classes', '.MuiGauge-root']],
  ['/x/api/data-grid/events/', ['cellClick', 'GridCallbackDetails', 'Fired when']],
  ['/x/offline/', ['Offline', 'that page is not saved on this device']],
  ['/x/nothing/', ['Page not found', 'Pick a page from the navigation']],
];

test.describe('without scripts', () => {
  // The document "not found" itself.
  test.use({ javaScriptEnabled: false, allowedMessages: [/status of 404/] });

  for (const [path, words] of PAGES) {
    test(`${path} reads to its end, waits for nothing and offers nothing that is dead`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const text of words) {
        await expect(page.locator('main').getByText(text).first()).toBeVisible();
      }
      const { controls, empty } = await page.evaluate(() => {
        const isShown = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return {
          // A popover is opened by the browser itself.
          controls: [...document.querySelectorAll('button, input, textarea, select')]
            .filter((control) => isShown(control) && !control.hasAttribute('popovertarget'))
            // A picture of a demo says that it is one.
            .filter((control) => !control.closest('.demo-static'))
            .map((control) => control.outerHTML),
          empty: [...document.querySelectorAll<HTMLElement>('main section, main div')]
            .filter((part) => isShown(part) && part.offsetHeight > 40 && !part.innerText.trim())
            .filter((part) => !part.closest('.demo-static'))
            .map((part) => part.outerHTML),
        };
      });
      expect(controls).toEqual([]);
      // Transitions end; what waits would turn for ever.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(empty).toEqual([]);
      await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
      const section = nav(page).locator('[data-section]').first();
      const isOpen = await section.evaluate((element) => element.hasAttribute('open'));
      if (!isOpen) await section.locator('summary').first().click();
      await section.locator('a').first().click();
      await expect(page).toHaveURL(HOME);
      await expect(title(page)).toHaveText('MUI X overview');
    });
  }

  test('the offline page says why it lists nothing', async ({ page }) => {
    await page.goto('/x/offline/');
    // Texts are not looked for in <noscript>.
    const reason = page.locator('main noscript');
    await expect(reason).toBeVisible();
    expect(await reason.innerHTML()).toContain('needs JavaScript');
  });

  test('each demo is a picture that says so, shows its code and keeps its links', async ({
    page,
  }) => {
    await page.goto(FOCUS);
    const demos = page.locator('[data-demo]');
    expect(await demos.count()).toBeGreaterThan(2);
    for (const demo of await demos.all()) {
      await expect(demo.getByRole('treeitem').first()).toBeVisible();
      const note = await demo
        .locator('.demo-static')
        .evaluate((drawing) => getComputedStyle(drawing, '::after').content);
      expect(note).toContain('turn on JavaScript');
      await demo.locator('summary').click();
      await expect(demo.locator('details pre code')).toContainText('export default function');
    }
    await page.getByRole('link', { name: 'Components API' }).click();
    await expect(page).toHaveURL(`${FOCUS}components-api/`);
    await expect(page.locator('#rich-tree-view-prop-items')).toBeVisible();
  });

  test('a table of the API names, explains and links its rows', async ({ page }) => {
    await page.goto(GAUGE);
    const row = page.locator('#gauge-prop-innerRadius');
    await expect(row.locator('td')).toHaveCount(3);
    await expect(row.locator('.api-description')).toBeVisible();
    await row.getByRole('link', { name: 'innerRadius', exact: true }).click();
    await expect(page).toHaveURL(`${GAUGE}#gauge-prop-innerRadius`);
    await expect(row).toBeInViewport();
    await page.locator('.toc').getByRole('link', { name: 'CSS classes' }).click();
    await expect(page.locator('#classes, #css-classes').first()).toBeInViewport();
  });
});

test.describe('with the site’s own scripts missing', () => {
  test.use({ allowedMessages: [/Failed to load resource/] });

  test('the page is as without scripts where the first of them does not come', async ({ page }) => {
    await page.route('**/assets/boot.*.js', (route) => route.abort());
    await page.goto(LICENSING);
    await expect(page.getByText('Community packages are MIT licensed')).toBeVisible();
    await navLink(page, '/x/introduction/support/').click();
    await expect(title(page)).toHaveText('Support');
  });

  test('React comes and the links work where the listeners do not', async ({ page }) => {
    await page.route('**/assets/page.*.js', (route) => route.abort());
    await page.goto(LICENSING);
    await wakeReact(page);
    await navLink(page, '/x/introduction/support/').click();
    await expect(title(page)).toHaveText('Support');
  });
});
