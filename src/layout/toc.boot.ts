/**
 * Marks in the table of contents the heading that is being read (SPEC 1.11), on every page that
 * comes in and without React.
 */
import { PAGE_CHANGE } from '../core/constants';
import { namedElement } from '../browser/namedElement';

/** A heading counts as reached a little before it meets the bar. */
const MARGIN_PX = 24;

/** Follows the scroll from now on. */
export function listenForToc(): void {
  addEventListener('scroll', showActiveHeading, { passive: true });
  addEventListener('resize', showActiveHeading, { passive: true });
  addEventListener('hashchange', showActiveHeading);
  document.addEventListener(PAGE_CHANGE, showActiveHeading);
  addEventListener('click', ({ target }) => {
    const toc = target instanceof Element && target.closest('a') && target.closest('.toc');
    // Closed before the browser scrolls, so that it aims at where the heading will be.
    if (toc) toc.querySelector('details')?.removeAttribute('open');
  });
  showActiveHeading();
}

function showActiveHeading(): void {
  const toc = document.querySelector('.toc');
  if (!toc) return;
  const links = [...toc.querySelectorAll<HTMLAnchorElement>('li a')];
  const active = activeLink(links);
  for (const link of links) {
    if (link === active) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
  // A reader who goes through the list by keyboard must not lose sight of where they are in it.
  const isWalked = toc.querySelector(':focus-visible') !== null;
  if (active && !isWalked && toc.scrollHeight > toc.clientHeight) reveal(toc, active);
}

/**
 * The link of the last heading above the reader's line. At the end of the page, whose headings can
 * no longer come up to that line, it is the one that was asked for if it is seen, else the last.
 */
function activeLink(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2;
  if (isAtEnd) {
    return links.find((link) => link.hash === location.hash && topOf(link) >= 0) ?? links.at(-1);
  }
  const line = readersLine();
  return links.findLast((link) => topOf(link) <= line);
}

/** How far the heading of a link is below the top of the window. */
function topOf({ hash }: HTMLAnchorElement): number {
  return namedElement(hash)?.getBoundingClientRect().top ?? Infinity;
}

/** Where headings come to stand when a reader goes to them: below the bar. */
function readersLine(): number {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return (padding || 0) + MARGIN_PX;
}

function reveal(toc: Element, link: Element): void {
  const { top, bottom } = link.getBoundingClientRect();
  const frame = toc.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) toc.scrollTop += top - frame.top - frame.height / 2;
}
