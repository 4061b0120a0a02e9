import { announce } from '../browser/announce';
import { translate } from '../core/interfaceText';
import { PageId } from '../core/dom/page';
import { DemoClass } from '../core/dom/demo';

/** Event on `document` that asks every demo of the page to load, wherever it is. */
export const LOAD_ALL = 'docs:loaddemos';

/** A demo of which an outline stands there: it has been asked for and is not there yet, or never was. */
const WAITING =
  `.${DemoClass.stage} > :is(.demo-skeleton, .${DemoClass.drawing}:not(:empty, :has(> .demo-drawn))),` +
  `.${DemoClass.place} .demo-skeleton`;

/** How long printing waits for demos, in milliseconds; their code is on the paper in any case. */
const PRINT_LIMIT_MS = 15_000;

/**
 * Lets the page print with all its demos (SPEC 11.2): Ctrl/⌘+P prints once those are there that the
 * reader has not scrolled to. From the browser's menu, where nothing can wait, what is there prints.
 */
export function printWithDemos(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'p' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
  if (!document.querySelector(WAITING)) return;
  event.preventDefault();
  announce(translate('Loading the demos of this page before it prints…'));
  const finish = () => {
    clearTimeout(limit);
    changes.disconnect();
    // After the frame in which the last demo has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  };
  const limit = window.setTimeout(finish, PRINT_LIMIT_MS);
  const changes = new MutationObserver(() => {
    if (!document.querySelector(WAITING)) finish();
  });
  changes.observe(document.getElementById(PageId.main) ?? document.body, {
    childList: true,
    subtree: true,
  });
  document.dispatchEvent(new CustomEvent(LOAD_ALL));
}
