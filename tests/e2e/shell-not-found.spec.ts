import { atRest } from './atRest';
import { title, wakeReact } from './frame';
import { expect, test } from './test';

test.describe('not found', () => {
  // The document itself.
  test.use({ allowedMessages: [/status of 404/] });

  test('offers the pages with a similar address', async ({ page }) => {
    await page.goto('/x/introduction/licencing/');
    const near = page.locator('#near-matches').getByRole('link');
    await expect(near.first()).toHaveText('Licensing');
    await wakeReact(page);
    await expect(near.first()).toHaveText('Licensing');
    await near.first().click();
    await expect(title(page)).toHaveText('Licensing');
  });

  for (const path of [
    '/x/%E0%A4%A',
    '/x/%E0%A4%A/?a=%E0%A4%A#%E0%A4%A',
    `/x/${'a'.repeat(10_000)}/`,
    '/x/<script>document.title="ran"</script>/',
    '/x/"><img src=x onerror=alert(1)>/',
  ]) {
    test(`survives ${path.slice(0, 50)}`, async ({ page }) => {
      await page.goto(path);
      await expect(title(page)).toHaveText('Page not found');
      await wakeReact(page);
      await atRest(page);
      await expect(title(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle(/^Page not found/);
      await expect(page.locator('#near-matches img, #near-matches script')).toHaveCount(0);
    });
  }
});
