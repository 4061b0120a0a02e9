/**
 * The side navigation without React (SPEC 1.10): which page is active, which groups are open, and
 * the lists of the sections that a reader opens. The element itself lives as long as the document.
 */
import { PAGE_CHANGE } from '../core/constants';
import { guideOf } from '../core/paths';
import { NavigationAttribute } from '../core/dom/navigation';
import { PageId } from '../core/dom/page';
import { listenForDrawer } from './drawer.boot';
import { fillOpenSections, fillSectionOf, prefetchSections } from './navigationSections.boot';
import {
  keepNavigationState,
  openGroups,
  readNavigationState,
  revealActive,
} from './navigationState.boot';

/** Keeps the navigation in step with the page and with what the reader opens. */
export function listenForNavigation(): void {
  const nav = document.getElementById(PageId.navigation);
  if (!nav) return;
  let scroll = nav.scrollTop;
  // A closed drawer has no scroll position to ask for, so it is noted while there is one.
  nav.addEventListener('scroll', () => (scroll = nav.scrollTop), { passive: true });
  nav.addEventListener('toggle', ({ target }) => onToggle(nav, target as Element), true);
  nav.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-retry]'))
      void fillOpenSections(nav).then(() => update(nav));
  });
  for (const intent of ['pointerover', 'focusin'] as const) {
    nav.addEventListener(intent, ({ target }) => prefetchSections(nav, target), { passive: true });
  }
  document.addEventListener(PAGE_CHANGE, () => void showActivePage(nav));
  addEventListener('pagehide', () => keepNavigationState(nav, scroll));
  listenForDrawer(nav, () => {
    nav.scrollTop = scroll;
    revealActive(nav);
  });
  update(nav);
  void reopen(nav);
}

/** Fills the sections that were open on the page before, and the groups inside them. */
async function reopen(nav: HTMLElement): Promise<void> {
  const state = readNavigationState();
  if (!state) return;
  // This may come before the first frame, in which `restoreNavigation` opens them, and whatever is
  // filled in after the active page was revealed would push it out of view again.
  openGroups(nav, state.open);
  if (
    !nav.querySelector(
      `[${NavigationAttribute.section}][open]:not([${NavigationAttribute.complete}])`,
    )
  )
    return;
  await fillOpenSections(nav);
  openGroups(nav, state.open);
  nav.scrollTop = state.scroll;
  update(nav);
  revealActive(nav);
}

async function onToggle(nav: HTMLElement, target: Element): Promise<void> {
  if (target === nav) return;
  update(nav);
  await fillOpenSections(nav);
  update(nav);
}

/** Marks the page that is shown and opens the way to it. */
async function showActivePage(nav: HTMLElement): Promise<void> {
  if (!update(nav)) {
    await fillSectionOf(nav, activePath());
    update(nav);
  }
  openAncestors(nav.querySelector('a[aria-current]'));
  update(nav);
  await fillOpenSections(nav);
  update(nav);
  revealActive(nav);
}

/** The page that the navigation shows as active: for a docs tab that is its guide (SPEC 1.6). */
function activePath(): string {
  return guideOf(location.pathname);
}

/** Brings `aria-current` and `aria-expanded` up to date; false when no link leads to the page. */
function update(nav: HTMLElement): boolean {
  for (const summary of nav.querySelectorAll('summary')) {
    const { open } = summary.parentElement as HTMLDetailsElement;
    summary.setAttribute('aria-expanded', String(open));
  }
  const path = activePath();
  let found = false;
  for (const link of nav.querySelectorAll('a')) {
    const isActive = link.origin === location.origin && link.pathname === path;
    if (isActive) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    found ||= isActive;
  }
  return found;
}

function openAncestors(link: Element | null): void {
  for (
    let group = link?.closest('details');
    group;
    group = group.parentElement?.closest('details')
  ) {
    group.open = true;
  }
}
