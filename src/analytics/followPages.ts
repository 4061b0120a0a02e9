import { PAGE_CHANGE } from '../core/constants';

/** Address of a page, without its hash. */
export type Place = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** Time in which a new page has its title, in milliseconds; two pages may share one. */
const TITLE_MS = 1000;

const here = (): Place => {
  const { origin, pathname, search } = location;
  return { origin, pathname, search };
};

/**
 * Calls back for the page that is shown, and for each that comes in, once it has its title: Next sets
 * that some time after the page has changed.
 */
export function followPages(
  view: (place: Place, title: string) => void,
  signal: AbortSignal,
): void {
  let viewed = document.title;
  let finish: (() => void) | undefined;
  view(here(), viewed);
  const awaitTitle = () => {
    // A reader who is faster than the title has seen that page all the same.
    finish?.();
    const place = here();
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      finish = undefined;
      viewed = document.title;
      view(place, viewed);
    };
    const observer = new MutationObserver(() => {
      if (document.title !== viewed) done();
    });
    const timer = setTimeout(done, TITLE_MS);
    finish = done;
    if (document.title !== viewed) done();
    else observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  };
  document.addEventListener(PAGE_CHANGE, awaitTitle, { signal });
}
