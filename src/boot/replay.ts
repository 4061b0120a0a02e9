/**
 * Clicks on what only React can answer (`data-replay`) are not lost while React is on its way: the
 * last of them is given once, when `_app` has set `data-ready` (DESIGN, "Static first").
 */

/** Remembers the last such click and repeats it when React is ready. */
export function replayClicks(): void {
  let last: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    last = (target as Element).closest?.<HTMLElement>('[data-replay]') ?? last;
  };
  addEventListener('click', remember, true);
  const ready = new MutationObserver(() => {
    ready.disconnect();
    last?.click();
  });
  ready.observe(document.documentElement, { attributeFilter: ['data-ready'] });
}
