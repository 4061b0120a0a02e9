import { expect, test } from 'vitest';
import { hasAttribute, isAt, isGone, isShown } from '../support/conditions';
import { useBrowser } from '../support/useBrowser';

const reader = useBrowser();
const LICENSING = '/x/introduction/licensing/';

const choice = (group: string, value: string) =>
  `#settings [data-preference=${group}] label:has([value=${value}])`;

test('settings open, dark and right to left work at once and are kept', async () => {
  await reader.visit(LICENSING);
  await reader.click('.bar-settings');
  await reader.sees('the settings', isShown, '#settings');
  await reader.click(choice('mode', 'dark'));
  await reader.sees('a dark page', hasAttribute, 'html', 'data-color-scheme', 'dark');
  await reader.click(choice('direction', 'rtl'));
  await reader.sees('a mirrored page', hasAttribute, 'html', 'dir', 'rtl');
  await reader.click(choice('density', 'compact'));
  await reader.sees('a dense page', hasAttribute, 'html', 'data-density', 'compact');
  await reader.tab.press('Escape');
  await reader.sees('no settings', isGone, '#settings');

  await reader.visit('/x/react-tree-view/');
  const { scheme, dir, navigationStart, background } = await reader.tab.evaluate(() => ({
    scheme: document.documentElement.dataset.colorScheme,
    dir: document.documentElement.dir,
    navigationStart: document.querySelector('#side-nav')!.getBoundingClientRect().left,
    background: getComputedStyle(document.body).backgroundColor,
  }));
  expect({ scheme, dir }).toEqual({ scheme: 'dark', dir: 'rtl' });
  expect(navigationStart, 'the navigation is at the right').toBeGreaterThan(640);
  const channels = background.match(/\d+/g)!.slice(0, 3).map(Number);
  expect(Math.max(...channels), `${background} is dark`).toBeLessThan(64);
});

test('the drawer opens at 360 px, closes on Escape and on a link', async () => {
  await reader.tab.resize(360, 740);
  await reader.visit(LICENSING);
  await reader.click('.bar-navigation');
  await reader.sees('the navigation', isShown, '#side-nav');
  await reader.tab.press('Escape');
  await reader.sees('no navigation', isGone, '#side-nav');
  await reader.click('.bar-navigation');
  await reader.sees('a link', isShown, '#side-nav a[href="/x/introduction/installation/"]');
  await reader.click('#side-nav a[href="/x/introduction/installation/"]');
  await reader.sees('the page', isAt, '/x/introduction/installation/');
  await reader.sees('no navigation', isGone, '#side-nav');
  await reader.sees('the title', isShown, 'main h1');
});
