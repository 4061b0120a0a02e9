/**
 * What a reader has made of the side navigation, kept for the next page load of this tab. It is put
 * back before the first paint, so that nothing jumps.
 */
import { keepTab, readTab } from '../browser/tabStorage';

const KEY = 'docs-side-nav';

export interface NavigationState {
  scroll: number;
  /** Names of the groups that stand open. */
  open: string[];
}

/** Returns what is kept; nothing when storage is blocked or holds something else. */
export function readNavigationState(): NavigationState | undefined {
  const { scroll, open } = (readTab(KEY) ?? {}) as Partial<NavigationState>;
  return typeof scroll === 'number' && Array.isArray(open) ? { scroll, open } : undefined;
}

/** Keeps the open groups and how far the list is scrolled. */
export function keepNavigationState(nav: HTMLElement, scroll: number): void {
  const open = [...nav.querySelectorAll<HTMLDetailsElement>('details[open]')].map(groupName);
  keepTab(KEY, { scroll, open });
}

/** Opens the groups again that were open; those of the active page are open anyway. */
export function openGroups(nav: HTMLElement, open: readonly string[]): void {
  for (const group of nav.querySelectorAll('details')) {
    if (open.includes(groupName(group))) group.open = true;
  }
}

/** Scrolls the list so that the active page is seen, and only if it is not (SPEC 1.10). */
export function revealActive(nav: HTMLElement): void {
  const link = nav.querySelector('a[aria-current]')?.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (!link?.height || (link.top >= frame.top && link.bottom <= frame.bottom)) return;
  nav.scrollTop += link.top - frame.top - frame.height / 3;
}

/** How deep a group stands and its first page: titles change with the reader's language. */
function groupName(group: Element): string {
  let depth = 0;
  for (let above = group.parentElement; above; above = above.parentElement) {
    if (above.matches('details')) depth += 1;
  }
  return `${depth} ${group.querySelector('a')?.pathname}`;
}
