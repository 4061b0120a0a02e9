import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import chinese from '../../translations/translations-zh.json' with { type: 'json' };
import { atRest } from '../e2e/atRest';
import { LICENSING, SUPPORT, navLink, title, wakeReact } from '../e2e/frame';
import { STAND_INS, configure, openConfigured, switchTo, watchServices } from '../e2e/services';
import { expect, test } from '../e2e/test';

const { strings } = chinese;
const FAILED = "Couldn't submit feedback. Please try again later.";
const FEEDBACK = { feedback: STAND_INS.feedback };
const UUID = /^[0-9a-f-]{36}$/;

const question = (page: Page) => page.getByRole('region', { name: 'Was this page helpful?' });
const answer = (page: Page, name: 'Yes' | 'No') => question(page).getByRole('button', { name });
const comment = (page: Page) => question(page).getByRole('textbox');
const send = (page: Page) => question(page).getByRole('button', { name: 'Send' });
const panel = (page: Page) => question(page).locator('.feedback-panel');

const sentTo = (requests: ReturnType<typeof watchServices>) => () =>
  requests.map(({ body }) => body);

test('a vote is sent, once, in its exact form', async ({ page }) => {
  const requests = await openConfigured(page, FEEDBACK);
  await answer(page, 'Yes').click();
  await expect(panel(page)).toContainText('Thanks for your vote.');
  const body = {
    id: expect.stringMatching(UUID),
    page: LICENSING,
    rating: 1,
    comment: '',
    version: '8.6.0',
    language: 'en',
  };
  await expect.poll(sentTo(requests)).toEqual([body]);
  await expect(answer(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page).getByRole('link')).toHaveCount(0);
});

test('a comment follows under the same id, by Ctrl+Enter, and the preview stores both', async ({
  page,
}) => {
  await configure(page, FEEDBACK);
  await switchTo(page, { feedback: 'slow' });
  const requests = watchServices(page);
  await page.goto(LICENSING);
  await wakeReact(page);
  await answer(page, 'No').click();
  const text = `The key <b>fails</b> ${Date.now()}`;
  await comment(page).fill(text);
  await expect(question(page)).toContainText(`${text.length} / 2,000`);
  await page.keyboard.press('Control+Enter');
  await expect(question(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(panel(page)).toContainText('Thanks for your feedback.', { timeout: 15_000 });
  await expect(comment(page)).toHaveCount(0);
  const [vote, message] = sentTo(requests)() as { id: string }[];
  expect(vote).toMatchObject({ rating: -1, comment: '', language: 'en' });
  expect(message).toEqual({ ...vote, comment: text });
  const stored = readFileSync('.preview/feedback.jsonl', 'utf8').split('\n');
  expect(stored.filter((line) => line.includes(vote!.id))).toHaveLength(2);
});

test('a vote in Chinese says so', async ({ page }) => {
  await configure(page, FEEDBACK);
  const requests = watchServices(page);
  await page.goto(`${LICENSING}?userLanguage=zh`);
  await wakeReact(page);
  const region = page.getByRole('region', { name: strings['Was this page helpful?'] });
  await region.getByRole('button', { name: strings.No, exact: true }).click();
  await expect.poll(sentTo(requests)).toMatchObject([{ rating: -1, language: 'zh' }]);
});

test('the vote is remembered, and another one replaces it', async ({ page }) => {
  await configure(page, FEEDBACK);
  const requests = watchServices(page);
  await page.goto(LICENSING);
  await wakeReact(page);
  await answer(page, 'Yes').click();
  await expect(panel(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-feedback')))
    .toContain(LICENSING);
  await page.reload();
  await wakeReact(page);
  await expect(answer(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page)).toHaveCount(0);
  await answer(page, 'No').click();
  await expect(answer(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => sentTo(requests)().length).toBe(2);
  const [first, second] = sentTo(requests)() as { id: string; rating: number }[];
  expect(second).toEqual({ ...first, rating: -1 });
  await navLink(page, SUPPORT).click();
  await expect(title(page)).toHaveText('Support');
  await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'false');
  await expect(panel(page)).toHaveCount(0);
});

test('a comment has room for 2,000 characters', async ({ page }) => {
  await configure(page, FEEDBACK);
  await page.goto(LICENSING);
  await wakeReact(page);
  await answer(page, 'Yes').click();
  await comment(page).focus();
  await page.keyboard.insertText('x'.repeat(2100));
  await expect(comment(page)).toHaveValue('x'.repeat(2000));
  await expect(question(page)).toContainText('2,000 / 2,000');
});

test('a negative vote offers an issue that holds the comment', async ({ page }) => {
  await configure(page, FEEDBACK);
  await page.goto(LICENSING);
  await wakeReact(page);
  await answer(page, 'No').click();
  await comment(page).fill('A table & a key #1');
  const href = await panel(page)
    .getByRole('link', { name: 'Open an issue on GitHub' })
    .getAttribute('href');
  const { origin, pathname, searchParams } = new URL(href!);
  expect(origin + pathname).toMatch(/^https:\/\/github\.com\/.*\/issues\/new$/);
  expect(searchParams.get('title')).toBe('[docs] Licensing');
  expect(searchParams.get('body')).toContain(`https://mui.com${LICENSING}`);
  expect(searchParams.get('body')).toContain('A table & a key #1');
});

test('a build without the service asks nothing, and offers an issue about the page', async ({
  page,
}) => {
  await page.goto(LICENSING);
  const link = page.locator('.guide-footer').getByRole('link', { name: 'Open an issue on GitHub' });
  for (const isAwake of [false, true]) {
    if (isAwake) await wakeReact(page);
    await expect(question(page)).toHaveCount(0);
    await expect(page.locator('[data-section-feedback]')).toHaveCount(0);
    expect(new URL((await link.getAttribute('href'))!).searchParams.get('body')).toContain(
      `https://mui.com${LICENSING}`,
    );
  }
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('helpful?');
});

test('a comment that is not sent yet outlives a reload', async ({ page }) => {
  const requests = await openConfigured(page, FEEDBACK);
  await answer(page, 'No').click();
  await comment(page).fill('Half a sentence');
  await page.reload();
  await wakeReact(page);
  await expect(comment(page)).toHaveValue('Half a sentence');
  await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(question(page).getByRole('status')).toBeEmpty();
  // The vote was sent once; the comment follows under the same id.
  await send(page).click();
  await expect(panel(page)).toContainText('Thanks for your feedback.');
  const [vote, message] = sentTo(requests)() as { id: string }[];
  expect(sentTo(requests)()).toHaveLength(2);
  expect(message).toEqual({ ...vote, comment: 'Half a sentence' });
  await page.reload();
  await wakeReact(page);
  await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(comment(page)).toHaveCount(0);
});

test.describe('failure', () => {
  test.use({ allowedMessages: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('says so, keeps the comment, and another attempt succeeds', async ({ page }) => {
    await configure(page, FEEDBACK);
    await switchTo(page, { feedback: 'fail' });
    await page.goto(LICENSING);
    await wakeReact(page);
    await answer(page, 'No').click();
    await expect(question(page).getByRole('alert')).toHaveText(FAILED);
    expect(await page.evaluate(() => localStorage.getItem('docs-feedback'))).toBeNull();
    await comment(page).fill('Kept');
    await expect(question(page).getByRole('alert')).toHaveCount(0);
    await send(page).click();
    await expect(question(page).getByRole('alert')).toHaveText(FAILED);
    await expect(comment(page)).toHaveValue('Kept');
    await switchTo(page, { feedback: 'ok' });
    await send(page).click();
    await expect(panel(page)).toContainText('Thanks for your feedback.');
  });

  test('offline counts as failure, also for the code behind the vote', async ({
    page,
    context,
  }) => {
    await configure(page, FEEDBACK);
    await page.goto(LICENSING);
    await wakeReact(page);
    await context.setOffline(true);
    await answer(page, 'Yes').click();
    await expect(question(page).getByRole('alert')).toHaveText(FAILED);
    await context.setOffline(false);
    await answer(page, 'Yes').click();
    await expect(panel(page)).toContainText('Thanks for your vote.');
    await context.setOffline(true);
    await comment(page).fill('Written in a train');
    await send(page).click();
    await expect(question(page).getByRole('alert')).toHaveText(FAILED);
    await expect(comment(page)).toHaveValue('Written in a train');
  });
});

test('a hostile answer is not looked at', async ({ page }) => {
  await configure(page, FEEDBACK);
  await switchTo(page, { feedback: 'hostile' });
  await page.goto(LICENSING);
  await wakeReact(page);
  await answer(page, 'Yes').click();
  await expect(panel(page)).toContainText('Thanks for your vote.');
  await atRest(page);
  await expect(question(page).getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.describe('a section', () => {
  const dialog = (page: Page, name = 'Choose a plan') =>
    page.getByRole('dialog', { name: `Feedback on the section ${name}` });
  const menuButton = (page: Page, name = 'Choose a plan') =>
    page.getByRole('button', { name: `Actions for section: ${name}`, exact: true });
  const item = (page: Page) => page.getByRole('button', { name: 'Give feedback' });

  test('is voted on in the menu of its heading, by keyboard, before React is there', async ({
    page,
  }) => {
    await configure(page, FEEDBACK);
    const requests = watchServices(page);
    await page.goto(LICENSING);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await item(page).focus();
    await page.keyboard.press('Enter');
    await expect(item(page)).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Thanks for your vote.');
    await expect.poll(sentTo(requests)).toMatchObject([{ page: `${LICENSING}#plans`, rating: 1 }]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('keeps a draft when it is closed, and another section has its own question', async ({
    page,
  }) => {
    await configure(page, FEEDBACK);
    await page.goto(LICENSING);
    await menuButton(page).click();
    await item(page).click();
    await dialog(page).getByRole('button', { name: 'No' }).click();
    await dialog(page).getByRole('textbox').fill('A draft');
    await page.locator('h1').click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await menuButton(page).click();
    await item(page).click();
    await expect(dialog(page).getByRole('textbox')).toHaveValue('A draft');
    await menuButton(page, 'Community plan').click();
    await item(page).click();
    await expect(dialog(page, 'Community plan')).toBeVisible();
    await expect(dialog(page, 'Community plan').getByRole('textbox')).toHaveCount(0);
  });

  test('of the API has it too', async ({ page }) => {
    await configure(page, FEEDBACK);
    await page.goto('/x/api/charts/bar-chart/');
    await menuButton(page, 'Props').click();
    await item(page).click();
    await expect(dialog(page, 'Props')).toBeVisible();
  });
});
