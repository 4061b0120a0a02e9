import type { Page } from 'playwright/test';
import { wakeReact } from '../e2e/frame';
import { STAND_INS, configure, switchTo, watchServices } from '../e2e/services';
import { expect, test } from '../e2e/test';

const DEMOS = '/x/react-tree-view/rich-tree-view/items/';
const FAILED = 'Failed to open MUI Chat.';

const demo = (page: Page) => page.locator('[data-demo]').first();
const button = (page: Page) => demo(page).getByRole('button', { name: 'Open in MUI Chat' });

/** Opens the menu of the demo and presses the item. */
async function openChat(page: Page): Promise<void> {
  await demo(page).getByRole('button', { name: 'More tools' }).click();
  await button(page).click();
}

test('there is no button without the chat', async ({ page }) => {
  await page.goto(DEMOS);
  await wakeReact(page);
  await demo(page).getByRole('button', { name: 'More tools' }).click();
  await expect(demo(page).getByRole('button', { name: 'Edit in CodeSandbox' })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test('sends the demo in its exact form and opens the answer in a new tab', async ({
  page,
  context,
}) => {
  await configure(page, { chat: STAND_INS.chat });
  await context.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  );
  const requests = watchServices(page);
  await page.goto(DEMOS);
  const opened = context.waitForEvent('page');
  await openChat(page);
  await expect(await opened).toHaveURL(/^https:\/\/example\.com\/\?chat=\d+$/);
  expect(await (await opened).evaluate(() => window.opener === null)).toBe(true);
  const [{ url, body }] = requests as [{ url: string; body: Record<string, unknown> }];
  expect(url).toBe('/stand-ins/chat/v1/public/chat/open');
  expect(Object.keys(body)).toEqual(['name', 'description', 'files', 'type', 'package']);
  const id = await demo(page).getAttribute('id');
  expect(body).toMatchObject({
    name: expect.stringMatching(/^\w/),
    description: expect.stringContaining(`${DEMOS}#${id}`),
    type: 'mui-docs',
    package: { name: expect.stringMatching(/^@mui\/x-tree-view/), version: '8.6.0' },
  });
  const files = body.files as { path: string; content: string; isEntry: boolean }[];
  expect(files[0]).toMatchObject({ path: 'src/Demo.tsx', isEntry: true });
  expect(files[0]!.content).toContain(`export default function ${id}`);
  expect(files.filter(({ isEntry }) => isEntry)).toHaveLength(1);
});

test.describe('failure', () => {
  test.use({ allowedMessages: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  for (const answer of ['fail', 'garbage', 'hostile']) {
    test(`an answer that is ${answer} says so and opens nothing`, async ({ page, context }) => {
      await configure(page, { chat: STAND_INS.chat });
      await switchTo(page, { chat: answer });
      await page.goto(DEMOS);
      await openChat(page);
      await expect(demo(page).locator('.demo-toolbar + [role="status"]')).toHaveText(FAILED);
      expect(context.pages()).toHaveLength(1);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });
  }

  test('offline says so too', async ({ page, context }) => {
    await configure(page, { chat: STAND_INS.chat });
    await page.goto(DEMOS);
    await wakeReact(page);
    await context.setOffline(true);
    await openChat(page);
    await expect(demo(page).locator('.demo-toolbar + [role="status"]')).toHaveText(FAILED);
  });
});
