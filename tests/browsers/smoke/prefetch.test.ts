import { test } from 'vitest';
import { chosenEngine } from '../engines/startBrowser';
import { useBrowser } from '../support/useBrowser';

const reader = useBrowser();

// WebKit has no `<link rel="prefetch">`, so Next leaves it out there.
test.runIf(chosenEngine() === 'firefox')(
  'a link that is pointed at is prefetched, and the policy lets it through',
  async () => {
    await reader.visit('/x/api/data-grid/data-grid/');
    await reader.wakeReact();
    await reader.tab.evaluate(() => {
      // Of another route, so that its scripts are still to come; the list of guides is folded.
      const link = document.querySelector<HTMLElement>('.api-uses a[href^="/x/react-data-grid/"]')!;
      link.id = 'link-to-guide';
      link.scrollIntoView({ block: 'center' });
    });
    await reader.tab.hover('#link-to-guide');
    await reader.sees('what was prefetched', () => {
      const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return wanted.length > 0 && wanted.every(({ href }) => loaded.includes(href));
    });
  },
);
