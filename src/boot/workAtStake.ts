/**
 * What a reader would lose if the page were loaded anew: text in a field, a demo or a question about
 * the page that they have used, an open dialog or menu. Preferences are stored as they are chosen.
 */
import { PAGE_CHANGE } from '../core/constants';
import { hasPopovers } from '../browser/popovers';
import { PageAttribute } from '../core/dom/page';
import { DemoClass } from '../core/dom/demo';
import { FeedbackClass } from '../core/dom/feedback';

const DEMO = `.${DemoClass.stage}`;
const PLACES = `${DEMO}, .${FeedbackClass.question}`;
const NO_TEXT = 'input:is([type=radio], [type=checkbox])';

const used = new Set<Element>();

/** Remembers what the reader uses, from now on; another page begins with nothing. */
export function watchWork(): void {
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, remember, true);
  // What happens inside a frame is not heard, but that the focus has gone there.
  addEventListener('blur', () => rememberPlace(document.activeElement?.closest('iframe')));
  document.addEventListener(PAGE_CHANGE, () => used.clear());
}

function remember(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  if (type === 'input' && !target.matches(NO_TEXT)) used.add(target);
  if ((event as KeyboardEvent).key !== 'Tab') rememberPlace(target);
}

function rememberPlace(element: Element | null | undefined): void {
  const place = element?.closest(PLACES);
  if (place) used.add(place);
}

/** Whether a reload would take something from the reader. */
export function isWorkAtStake(): boolean {
  const opened = hasPopovers() ? 'dialog[open], :popover-open' : 'dialog[open]';
  return document.querySelector(opened) !== null || [...used].some(holdsWork);
}

function holdsWork(element: Element): boolean {
  if (!element.isConnected) return false;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return element.value !== '';
  }
  // A demo is a skeleton until React is there.
  return !element.matches(DEMO) || document.documentElement.hasAttribute(PageAttribute.ready);
}
