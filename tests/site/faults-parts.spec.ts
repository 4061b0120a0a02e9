import { readdirSync, readFileSync } from 'node:fs';
import { LICENSING, nav, wakeReact } from '../e2e/frame';
import { test } from '../e2e/test';
import { expect } from './patientExpect';
import { holdTime, passTimeUntil, USELESS } from './uselessAnswers';

// What a page asks for when somebody opens a part of it, in each way in which the answer can be
// useless; faults-hanging.spec.ts has demos, the search, Markdown and React.
test.setTimeout(120_000);
test.use({
  allowedMessages: [
    /Missing license key|Failed to load resource|Failed to fetch|Refused to execute|uncaught: (.*chunk|$)/i,
  ],
});

const DEMOS = '/x/react-tree-view/rich-tree-view/focus/';
const CHUNKS = 'out/_next/static/chunks';
/** The chunk that holds the lists of changes. */
const LISTS = readdirSync(CHUNKS).filter((file) =>
  readFileSync(`${CHUNKS}/${file}`, 'utf8').includes('rename-tree-item-2'),
);

for (const [name, answer] of USELESS) {
  test(`a section of the navigation whose list ${name} says so, and another try brings it`, async ({
    page,
  }) => {
    await holdTime(page);
    await page.route('**/assets/navigation.*.json', answer);
    await page.goto(LICENSING);
    const section = nav(page).locator('details[data-section]:not([data-complete])').last();
    const index = await section.getAttribute('data-section');
    await section.locator('> summary').click();
    const failure = nav(page).locator('.nav-failure');
    await passTimeUntil(page, () => failure.isVisible());
    await expect(failure).toContainText('The other pages could not be loaded.');
    await page.unroute('**/assets/navigation.*.json');
    await failure.getByRole('button', { name: 'Try again' }).click();
    const whole = nav(page).locator(`details[data-section="${index}"][data-complete]`);
    await passTimeUntil(page, () => whole.isVisible());
    await expect(failure).toHaveCount(0);
  });

  test(`a version of a demo’s code that ${name} leaves the other one, and another try brings it`, async ({
    page,
  }) => {
    await holdTime(page);
    await page.route('**/assets/demos/*.json', answer);
    await page.goto(DEMOS);
    await wakeReact(page);
    const demo = page.locator('[data-demo]').first();
    await demo.locator('[data-toggle-code]').click();
    await demo.getByRole('group', { name: 'Language' }).getByText('JS', { exact: true }).click();
    const failure = demo.getByRole('alert');
    await passTimeUntil(page, () => failure.isVisible());
    await expect(failure).toContainText('This version of the code could not be loaded');
    await expect(demo.locator('.demo-details pre code')).not.toBeEmpty();
    await page.unroute('**/assets/demos/*.json');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await passTimeUntil(page, async () => (await failure.count()) === 0);
  });

  test(`a type whose page ${name} is shown on that page`, async ({ page }) => {
    await holdTime(page);
    await page.route('**/x/api/*/types/', (route) =>
      route.request().resourceType() === 'fetch' ? answer(route) : route.continue(),
    );
    await page.goto('/x/api/charts/bar-chart/');
    await wakeReact(page);
    const type = page.locator('.api-row a[href*="/types/#"]').first();
    const address = await type.evaluate((link: HTMLAnchorElement) => link.pathname + link.hash);
    await type.click();
    await passTimeUntil(page, async () => page.url().endsWith(address));
  });

  test(`a finder whose lists ${name} says so, and another try brings them`, async ({ page }) => {
    expect(LISTS).toHaveLength(1);
    await holdTime(page);
    await page.route(`**/${LISTS[0]}`, answer);
    await page.goto('/x/migration/');
    await wakeReact(page);
    const main = page.locator('main');
    await main.getByRole('textbox').fill('TreeItem2');
    const failed = main.getByText('The list of changes could not be loaded.');
    await passTimeUntil(page, () => failed.isVisible());
    await page.unroute(`**/${LISTS[0]}`);
    await main.getByRole('button', { name: 'Try again' }).click();
    await passTimeUntil(page, () => main.getByText('concern this text').isVisible());
    await expect(main.locator('li', { hasText: 'TreeItem2' }).first()).toBeVisible();
  });
}
