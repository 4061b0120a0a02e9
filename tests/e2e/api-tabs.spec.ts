import { expect, test } from './test';

/** A guide whose front matter names two components and one hook. */
const GUIDE = '/x/react-tree-view/rich-tree-view/focus/';

const tabs = 'nav[aria-label="Guide and API"]';

test('a tab of several components is not for search engines, and keeps the guide active', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await page.locator(tabs).getByRole('link', { name: 'Components API' }).click();
  await expect(page).toHaveURL(`${GUIDE}components-api/`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator('#side-nav [aria-current="page"]')).toHaveAttribute('href', GUIDE);
  await expect(page.locator(`${tabs} [aria-current="page"]`)).toHaveText('Components API');
  await expect(page.locator('#rich-tree-view-prop-items')).toBeVisible();
  await page.getByRole('link', { name: /^RichTreeView: Slots/ }).click();
  await expect(page).toHaveURL('/x/api/tree-view/rich-tree-view/#slots');
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeInViewport();
});

test('a tab of one hook names the page that says the same, which names the guide', async ({
  page,
}) => {
  await page.goto(`${GUIDE}hooks-api/`);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/x\/api\/tree-view\/use-tree-view-api-ref\/$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto('/x/api/tree-view/use-tree-view-api-ref/');
  await page.getByText(/^Explained in \d+ guides$/).click();
  await expect(page.locator(`.guide-body a[href="${GUIDE}"]`)).toBeVisible();
});
