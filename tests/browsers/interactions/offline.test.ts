import { expect, test } from 'vitest';
import { hasAttribute, hasFocus, hasText, isAt, isShown } from '../support/conditions';
import { startDocsHost, type DocsHost } from '../support/docsHost';
import { useBrowser } from '../support/useBrowser';

let host: DocsHost;
const reader = useBrowser({
  serve: async () => (host = await startDocsHost()),
  // What a page without a network writes.
  expected: /Missing license key|NetworkError|Failed to load|Load failed|network|Network/,
});

const PACK = '.footer-offline [data-pack=x-tree-view]';
const FIELD = '[data-search-input]';
const API = '/x/api/tree-view/rich-tree-view/';

test('a product is downloaded, read and searched without a network', async () => {
  await reader.visit('/x/react-tree-view/');
  await reader.sees('the offer', hasText, PACK, 'to download');
  await reader.click(`${PACK} [data-action=main]`);
  const phase = () =>
    reader.tab.evaluate((row) => document.querySelector<HTMLElement>(row)!.dataset.phase, PACK);
  await expect.poll(phase, { timeout: 90_000, message: 'phase of the download' }).toBe('saved');
  host.site.isDown = () => true;

  await reader.visit(API);
  await reader.sees('the page of the API', hasText, 'main h1', 'RichTreeView');
  await reader.visit('/x/react-tree-view/rich-tree-view/items/');
  await reader.wakeReact();
  await reader.sees('a demo', isShown, '[data-demo] [role=treeitem]');

  await reader.visit('/x/react-charts/');
  await reader.sees('the offline page', hasText, 'main h1', 'Offline');
  await reader.click('.search-button');
  await reader.sees('the focus in the field', hasFocus, FIELD);
  await reader.tab.type('RichTreeView');
  await reader.sees('the result', hasAttribute, '#search-results [role=option]', 'href', API);
  await reader.tab.press('Enter');
  await reader.sees('the page of the API', isAt, API);
  await reader.sees('its title', hasText, 'main h1', 'RichTreeView');
});
