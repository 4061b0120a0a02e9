import { describe, expect, test } from 'vitest';
import { hasFocus, hasText, isAt, isGone, isInside, isShown } from '../support/conditions';
import { useBrowser } from '../support/useBrowser';

const reader = useBrowser();
const LICENSING = '/x/introduction/licensing/';

const MENUS = [
  ['.bar-product', '#product-menu', [1280, 360]],
  ['.bar-version', '#version-menu', [1280]],
  ['.bar-language', '#language-menu', [1280, 360]],
] as const;

for (const width of [1280, 360]) {
  for (const direction of ['ltr', 'rtl']) {
    describe(`at ${width} px, ${direction}`, () => {
      const menus = MENUS.filter(([, , widths]) => widths.some((known) => known === width));
      test.each(menus)('%s opens %s and Escape closes it', async (button, menu) => {
        await reader.tab.resize(width, 740);
        await reader.tab.evaluate(
          (value) => localStorage.setItem('docs-direction', value),
          direction,
        );
        await reader.visit(LICENSING);
        // Twice: a menu that does not close for good shows at the second time.
        for (let time = 0; time < 2; time += 1) {
          await reader.click(button);
          await reader.sees('the menu', isShown, menu);
          await reader.sees('the whole menu', isInside, menu);
          await reader.tab.press('Escape');
          await reader.sees('no menu', isGone, menu);
          await reader.sees('the focus on its button', hasFocus, button);
        }
      });
    });
  }
}

test('a menu is as high as what it holds, and below its button', async () => {
  await reader.visit(LICENSING);
  for (const [button, menu] of MENUS) {
    await reader.click(button);
    await reader.sees('the menu', isShown, menu);
    const { empty, beside, below } = await reader.tab.evaluate(
      (opener, popover) => {
        const box = document.querySelector(popover)!.getBoundingClientRect();
        const parts = [...document.querySelectorAll(`${popover} > *`)];
        const anchor = document.querySelector(opener)!.getBoundingClientRect();
        return {
          empty: box.bottom - Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)),
          beside: Math.min(Math.abs(box.left - anchor.left), Math.abs(box.right - anchor.right)),
          below: box.top - anchor.bottom,
        };
      },
      button,
      menu,
    );
    expect(empty, `room at the end of ${menu}`).toBeLessThan(24);
    expect(below, `${menu} over its button`).toBeGreaterThanOrEqual(0);
    // Browsers with anchors put it at its button; the others at the end of the bar.
    const hasAnchors = await reader.tab.evaluate(() => CSS.supports('anchor-name: --menu'));
    if (hasAnchors) expect(beside, `${menu} beside its button`).toBeLessThan(2);
    await reader.tab.press('Escape');
  }
});

test('one menu replaces another, a click elsewhere closes it, and the page answers', async () => {
  await reader.visit(LICENSING);
  await reader.click('.bar-product');
  await reader.sees('the products', isShown, '#product-menu');
  await reader.click('.bar-version');
  await reader.sees('no products', isGone, '#product-menu');
  await reader.sees('the versions', isShown, '#version-menu');
  await reader.click('h1');
  await reader.sees('no versions', isGone, '#version-menu');
  await reader.click('.bar-product');
  await reader.click('#product-menu a[href="/x/react-charts/"]');
  await reader.sees('the page of Charts', isAt, '/x/react-charts/');
  await reader.sees('no products', isGone, '#product-menu');
});

test('the language is chosen, and the page follows', async () => {
  await reader.visit(LICENSING);
  await reader.click('.bar-language');
  await reader.click('#language-menu a[href*="userLanguage=zh"]');
  await reader.sees('the address with the language', isAt, `${LICENSING}?userLanguage=zh`);
  await reader.sees('Chinese titles', hasText, '#side-nav', '许可');
  await reader.sees('no menu', isGone, '#language-menu');
});
