import { LICENSING, SUPPORT, title, wakeReact } from '../e2e/frame';
import { atRest } from '../e2e/atRest';
import { expect, test, waitUntilStored, withoutNetwork } from '../e2e/offlineTest';

// Without a download: what a visit alone leaves on the device.
test.use({ ...withoutNetwork, permissions: ['clipboard-read', 'clipboard-write'] });
test.describe.configure({ timeout: 120_000 });

test('a page that was read once is alive offline, is copied and is searched from', async ({
  page,
  site,
}) => {
  await page.goto(LICENSING);
  await waitUntilStored(page);
  await atRest(page);
  site.isDown = () => true;
  await page.goto(LICENSING);
  await wakeReact(page);

  await page.locator('[data-copy-page]').click();
  await expect(page.locator('[data-copy-page]')).toHaveAttribute('data-state', 'copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('# Licensing');

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await field.fill('DataGridPro');
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(results.first()).toContainText('DataGridPro');
});

test('the search opens on the offline page', async ({ page, site }) => {
  await page.goto(LICENSING);
  await waitUntilStored(page);
  site.isDown = () => true;
  await page.goto(SUPPORT);
  await expect(title(page)).toHaveText('Offline');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await expect(field).toBeFocused();
  await field.fill('licensing');
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(results.first()).toHaveAttribute('href', LICENSING);
  await results.first().click();
  await expect(title(page)).toHaveText('Licensing');
});
