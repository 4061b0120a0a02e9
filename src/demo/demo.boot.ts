/**
 * What demos do without React: the button that shows the code, the menu, and hashes that name a demo
 * (SPEC 5.5). React renders both and never touches their state.
 */
import { variantFromHash } from './codeHash.boot';
import { PAGE_CHANGE } from '../core/constants';
import { setPreference } from '../browser/preferenceStore';
import { isReload } from '../browser/isReload';
import { placeMenu } from '../browser/placeMenu';
import { namedDemo } from './namedDemo.boot';
import { scrollToTarget } from '../browser/scrollToTarget';

/** Handles every demo of the page, those that come later included. */
export function listenForDemos(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[data-toggle-code]');
    const details = button && detailsOf(button);
    if (details) details.open = !details.open;
    const opener = target.closest('.demo-more');
    if (opener) placeMenu(opener, menuOf(opener), 'end');
  });
  // Readers must be able to get rid of a tooltip (WCAG 1.4.13).
  addEventListener('keydown', ({ key }) => showTooltips(key !== 'Escape'));
  addEventListener('pointerover', () => showTooltips(true), { passive: true });
  // Also opened by a search in the page, or by a hash.
  document.addEventListener('toggle', ({ target }) => showState(target as Element), true);
  addEventListener('hashchange', () => {
    keepVariant();
    openNamedDemo();
  });
  document.addEventListener(PAGE_CHANGE, () => {
    keepVariant();
    // A page that the reader comes back to is scrolled already.
    openNamedDemo({ scroll: scrollY === 0 });
  });
  // After a reload the browser brings the reader back to where they were.
  openNamedDemo({ scroll: !isReload() });
  // What was open before this script came (demo/namedDemo.boot.ts) has told nobody.
  for (const details of document.querySelectorAll('[data-demo] details[open]')) showState(details);
}

/** Opens the code of the demo that the address names, and shows the demo. */
export function openNamedDemo({ scroll = true } = {}): void {
  const demo = namedDemo(location.hash);
  if (!demo) return;
  const details = demo.querySelector('details');
  if (details) details.open = true;
  // The browser itself finds `#Name` alone.
  if (scroll) scrollToTarget(demo);
}

/** A hash that comes after the page does what one at its start does (boot/applyPreferences.ts). */
function keepVariant(): void {
  const { codeVariant, codeStyling } = variantFromHash(location.hash);
  if (codeVariant) setPreference('codeVariant', codeVariant);
  if (codeStyling) setPreference('codeStyling', codeStyling);
}

function detailsOf(button: Element): HTMLDetailsElement | null {
  return document.getElementById(button.getAttribute('aria-controls')!) as HTMLDetailsElement;
}

function menuOf(button: Element): HTMLElement {
  return document.getElementById(button.getAttribute('popovertarget')!)!;
}

/** Says on the button of a `<details>` whether it is open. */
function showState(details: Element): void {
  const button = document.querySelector(`[data-toggle-code][aria-controls="${details.id}"]`);
  button?.setAttribute('aria-expanded', String((details as HTMLDetailsElement).open));
}

function showTooltips(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-no-tooltips', !isShown);
}
