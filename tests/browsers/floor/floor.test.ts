import { describe, expect, test } from 'vitest';
import { chosenEngine } from '../engines/startBrowser';
import { hasAttribute, hasFocus, isAt, isGone, isInside, isShown } from '../support/conditions';
import { serveSite } from '../support/serveSite';
import { useBrowser } from '../support/useBrowser';
import { forgetScript, NEWER_FEATURES } from './oldest';

const reader = useBrowser({
  without: NEWER_FEATURES[chosenEngine()],
  serve: () => serveSite(forgetScript(chosenEngine())),
  // Of a browser that does not know Trusted Types.
  expected: /Missing license key|[Uu]nrecognized Content-Security-Policy|trusted-types/,
});
const LICENSING = '/x/introduction/licensing/';

const POPOVERS = ['#product-menu', '#version-menu', '#language-menu', '#settings'] as const;

test('the browser has forgotten what it should', async () => {
  await reader.visit(LICENSING);
  const known = await reader.tab.evaluate(() => ({
    anchors: CSS.supports('anchor-name: --menu'),
    popovers: CSS.supports('selector(:popover-open)'),
    items: 'ClipboardItem' in window,
    any: 'any' in AbortSignal,
  }));
  const isFirefox = chosenEngine() === 'firefox';
  expect(known).toEqual({ anchors: false, popovers: isFirefox, items: !isFirefox, any: false });
});

describe.each([1280, 360])('at %i px', (width) => {
  test('nothing covers the page', async () => {
    await reader.tab.resize(width, 740);
    await reader.visit(LICENSING);
    await reader.sees('the title', isShown, 'main h1');
    for (const popover of POPOVERS) await reader.sees(`no ${popover}`, isGone, popover);
  });

  test('menus and settings open as blocks and close', async () => {
    await reader.tab.resize(width, 740);
    await reader.visit(LICENSING);
    for (const [button, popover] of [
      ['.bar-product', '#product-menu'],
      ['.bar-language', '#language-menu'],
      ['.bar-settings', '#settings'],
    ] as const) {
      await reader.click(button);
      await reader.sees(popover, isShown, popover);
      await reader.sees(`the whole of ${popover}`, isInside, popover);
      await reader.tab.press('Escape');
      await reader.sees(`no ${popover}`, isGone, popover);
      await reader.sees('the focus on its button', hasFocus, button);
    }
    await reader.click('.bar-product');
    await reader.click('#product-menu a[href="/x/react-charts/"]');
    await reader.sees('the page of Charts', isAt, '/x/react-charts/');
    await reader.sees('its title', isShown, 'main h1');
  });
});

test('the drawer opens and leads on', async () => {
  await reader.tab.resize(360, 740);
  await reader.visit(LICENSING);
  await reader.click('.bar-navigation');
  await reader.click('#side-nav a[href="/x/introduction/installation/"]');
  await reader.sees('the page', isAt, '/x/introduction/installation/');
  await reader.sees('its title', isShown, 'main h1');
});

test('the page is copied, in Firefox without ClipboardItem', async () => {
  await reader.visit(LICENSING);
  await reader.click('[data-copy-page]');
  await reader.sees('Copied', hasAttribute, '[data-copy-page]', 'data-state', 'copied');
});
