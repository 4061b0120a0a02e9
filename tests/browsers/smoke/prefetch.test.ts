import { test } from 'vitest';
import { useBrowser } from '../support/useBrowser';

const reader = useBrowser();

test('a link that is pointed at is prefetched, and the policy lets it through', async () => {
  await reader.visit('/x/react-data-grid/sorting/');
  await reader.wakeReact();
  await reader.tab.evaluate(() => {
    // Of another route, so that its scripts are still to come.
    const link = document.querySelector<HTMLElement>('main a[href^="/x/api/"]')!;
    link.id = 'link-to-api';
    link.scrollIntoView({ block: 'center' });
  });
  await reader.tab.hover('#link-to-api');
  await reader.sees('what was prefetched', () => {
    const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return wanted.length > 0 && wanted.every(({ href }) => loaded.includes(href));
  });
});
