import { atRest } from './atRest';
import { title, wakeReact } from './frame';
import { expect, test } from './test';

const place = '#production-error';

test('the address of a shortened message leads to its text, before React and with it', async ({
  page,
}) => {
  await page.goto('/production-error/?code=9&args[]=plaid');
  const message = page.locator(`${place} blockquote`);
  await expect(message).toContainText('Unsupported `plaid` color');
  await wakeReact(page);
  await atRest(page);
  await expect(message).toContainText('Unsupported `plaid` color');
  await expect(title(page)).toHaveText('Production error');
  await expect(page.locator('main')).toContainText(
    'MUI X 8.6 includes the full text of its errors',
  );
  await page.locator('main').getByRole('link', { name: 'Support' }).click();
  await expect(title(page)).toHaveText('Support');
});

for (const query of [
  '',
  '?code=99999',
  '?code=<script>document.title="ran"</script>',
  `?code=9&args[]=${encodeURIComponent('<img src=x onerror="document.title=1">')}`,
  `?code=9${`&args[]=${'a'.repeat(300)}`.repeat(25)}`,
  '?code=%E0%A4%A&args[]=%E0',
]) {
  test(`is whole with ${query.slice(0, 50) || 'no query'}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/production-error/${query}`);
    await expect(page.locator(place)).not.toBeEmpty();
    await expect(page.locator(place).locator('img, script')).toHaveCount(0);
    await expect(page).toHaveTitle('Production error - MUI X');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('the old address below /x/ leads there, and its title is in Chinese too', async ({ page }) => {
  await page.goto('/x/production-error/?code=7&userLanguage=zh');
  await expect(page).toHaveURL(/\/production-error\/\?code=7/);
  await expect(page).toHaveTitle('生产环境错误 - MUI X');
  await expect(page.locator(`${place} h2`)).toHaveText('Material UI 错误 7');
});
