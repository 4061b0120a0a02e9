import type { Page } from 'playwright/test';
import { atRest } from '../e2e/atRest';
import { LICENSING } from '../e2e/frame';
import { STAND_INS, openConfigured } from '../e2e/services';
import { test } from '../e2e/test';
import { expect } from './patientExpect';
import { expectVisibleFocus, tabTo } from './keyboard';

// Each stop is a round trip to the browser.
test.setTimeout(180_000);

const FEEDBACK = { feedback: STAND_INS.feedback };

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy on this site' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-consent'));

test('a page is voted on from its end, a comment follows, and the thanks get the focus', async ({
  page,
}) => {
  const requests = await openConfigured(page, FEEDBACK);
  const question = page.getByRole('region', { name: 'Was this page helpful?' });
  const answer = (name: string) => question.getByRole('button', { name });
  await tabTo(page, answer('No'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(question.getByText('Thanks for your vote.')).toBeVisible();
  await expect(answer('No')).toBeFocused();
  await tabTo(page, question.getByRole('textbox'));
  await page.keyboard.type('By keyboard alone');
  await tabTo(page, answer('Send'));
  await page.keyboard.press('Enter');
  await expect(question.getByText('Thanks for your feedback.')).toBeVisible();
  expect(requests.at(-1)?.body).toMatchObject({ rating: -1, comment: 'By keyboard alone' });
  await expect(question.getByText('Thanks for your feedback.')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('link', { name: 'Open an issue on GitHub' })).toBeFocused();
});

test('a section is commented on from its heading, and Escape leads back there', async ({
  page,
}) => {
  const requests = await openConfigured(page, FEEDBACK);
  const opener = page.getByRole('button', { name: 'Actions for section: Choose a plan' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const give = page.getByRole('button', { name: 'Give feedback' });
  await expect(give).toBeVisible();
  await tabTo(page, give);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Feedback on the section Choose a plan' });
  await expect(dialog.getByRole('button', { name: 'Yes' })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('A clear table');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Thanks for your feedback.')).toBeFocused();
  expect(requests.at(-1)?.body).toMatchObject({
    page: `${LICENSING}#plans`,
    rating: 1,
    comment: 'A clear table',
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expectVisibleFocus(page);
});

test('the first question about privacy is the last stop; a no leads back to the page', async ({
  page,
}) => {
  const requests = await openConfigured(page, STAND_INS);
  await expect(banner(page)).toBeVisible();
  await tabTo(page, banner(page).getByRole('button', { name: 'Don’t allow' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  // It has come from outside the page, so it goes to where the page begins.
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeFocused();
  expect(await stored(page)).toBe('denied');
  await atRest(page);
  expect(requests).toEqual([]);
});

test('a yes leads back to where the reader was before the question', async ({ page }) => {
  const requests = await openConfigured(page, STAND_INS);
  await expect(banner(page)).toBeVisible();
  const choices = page.getByRole('button', { name: 'Privacy choices' });
  await tabTo(page, choices, 'Shift+Tab');
  await tabTo(page, banner(page).getByRole('button', { name: 'Allow', exact: true }));
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(choices).toBeFocused();
  await expectVisibleFocus(page);
  expect(await stored(page)).toBe('granted');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});
