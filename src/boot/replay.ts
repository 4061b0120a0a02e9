/**
 * Clicks are not lost while the script that answers them is on its way: the last one is given again
 * when `page.ts` listens (`data-listening`), and on what only React can answer (`data-replay`) when
 * `_app` has set `data-ready` (DESIGN, "Static first").
 */
import { PageAttribute } from '../core/dom/page';

/** Remembers the last such clicks and repeats each when somebody hears it. */
export function replayClicks(): void {
  replay('button', 'data-listening');
  replay(`[${PageAttribute.replay}]`, PageAttribute.ready);
}

function replay(selector: string, attribute: string): void {
  let last: Element | null;
  const remember = ({ target }: Event) => {
    last = (target as Element).closest?.(selector) ?? last;
  };
  addEventListener('click', remember, true);
  const ready = new MutationObserver(() => {
    ready.disconnect();
    removeEventListener('click', remember, true);
    // No `click()`: what the browser itself does at a click, such as opening a menu, is done already.
    last?.dispatchEvent(new Event('click', { bubbles: true }));
  });
  ready.observe(document.documentElement, { attributeFilter: [attribute] });
}
