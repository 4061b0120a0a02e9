/**
 * Tab groups without React: `[data-tabs]` holds `[role=tab]` buttons and their panels. A group with
 * a storage key follows a preference: the attribute on `<html>` says which panel the style sheet
 * shows, here, in every other group of the page and on the next page.
 */
import { getPreference, setPreference, subscribeToPreferences } from '../browser/preferenceStore';
import { tabPreferences, type PreferenceName } from '../core/preferences';
import { TabAttribute } from '../core/dom/tabs';

const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Handles every tab group of the page and shows the state that the boot script has set. */
export function listenForTabs(): void {
  showAllTabs();
  subscribeToPreferences(showAllTabs);
  addEventListener('click', ({ target }) => {
    const tab = tabAt(target);
    if (tab) selectTab(tab);
  });
  addEventListener('keydown', (event) => {
    const tab = tabAt(event.target);
    const next = tab && nextTab(tab, event.key);
    if (!next) return;
    event.preventDefault();
    selectTab(next);
    next.focus();
  });
}

/** Shows the right tab of every group; also after a new page has come in. */
export function showAllTabs(): void {
  for (const group of document.querySelectorAll<HTMLElement>(`[${TabAttribute.group}]`))
    showActiveTab(group);
}

function tabAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>(`[role=tab][${TabAttribute.tab}]`)
    : null;
}

function tabsOf(group: Element): HTMLElement[] {
  const own = group.querySelector('[role=tablist]');
  return [...(own?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
}

/** The tab that a key leads to from another one: arrows follow the reading direction. */
function nextTab(tab: Element, key: string): HTMLElement | undefined {
  const tabs = tabsOf(tab.closest(`[${TabAttribute.group}]`)!);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const move = MOVES[key];
  if (move === undefined) return undefined;
  const forward = document.documentElement.dir === 'rtl' ? -move : move;
  return tabs[(tabs.indexOf(tab as HTMLElement) + forward + tabs.length) % tabs.length];
}

/** The preference that a group follows, if its storage key names one. */
function preferenceOf(group: HTMLElement): PreferenceName | undefined {
  return tabPreferences[group.getAttribute(TabAttribute.storageKey) ?? ''];
}

function valueOf(tab: Element): string {
  return tab.getAttribute(TabAttribute.tab) ?? '';
}

function selectTab(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>(`[${TabAttribute.group}]`)!;
  const name = preferenceOf(group);
  // An unknown value would become the default: the store checks it.
  if (name) setPreference(name, valueOf(tab) as never);
  else group.dataset.active = valueOf(tab);
  showActiveTab(group);
}

/** Brings `aria-selected`, the tab order and, without a preference, the panels up to date. */
function showActiveTab(group: HTMLElement): void {
  const tabs = tabsOf(group);
  const name = preferenceOf(group);
  const wanted = name ? getPreference(name) : group.dataset.active;
  const active = tabs.find((tab) => valueOf(tab) === wanted) ?? tabs[0];
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(tab === active));
    tab.tabIndex = tab === active ? 0 : -1;
  }
  if (active && !name) group.dataset.active = valueOf(active);
}
