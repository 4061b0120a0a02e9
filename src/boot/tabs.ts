/**
 * Tab groups without React: `[data-tabs]` holds `[role=tab]` buttons and their panels. A group with
 * a storage key follows a preference: the attribute on `<html>` says which panel the style sheet
 * shows, here, in every other group of the page and on the next page.
 */
import { preferences, tabPreferences, type Preference } from '../core/preferences';
import { writePreference } from './preferenceStorage';

const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Handles every tab group of the page and shows the state that the boot script has set. */
export function listenForTabs(): void {
  for (const group of document.querySelectorAll('[data-tabs]')) showActiveTab(group);
  addEventListener('click', (event) => {
    const tab = (event.target as Element).closest?.('[role=tab][data-tab]');
    if (tab) selectTab(tab);
  });
  addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest?.('[role=tab][data-tab]');
    const next = tab && nextTab(tab, event.key);
    if (!next) return;
    event.preventDefault();
    selectTab(next);
    next.focus();
  });
}

function tabsOf(group: Element): HTMLElement[] {
  const own = group.querySelector('[role=tablist]');
  return [...(own?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
}

/** The tab that a key leads to from another one: arrows follow the reading direction. */
function nextTab(tab: Element, key: string): HTMLElement | undefined {
  const tabs = tabsOf(tab.closest('[data-tabs]')!);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const move = MOVES[key];
  if (move === undefined) return undefined;
  const forward = document.documentElement.dir === 'rtl' ? -move : move;
  return tabs[(tabs.indexOf(tab as HTMLElement) + forward + tabs.length) % tabs.length];
}

function preferenceOf(group: Element): Preference | undefined {
  const name = tabPreferences[(group as HTMLElement).dataset.storageKey ?? ''];
  return name && preferences[name];
}

function selectTab(tab: Element): void {
  const group = tab.closest('[data-tabs]') as HTMLElement;
  const value = (tab as HTMLElement).dataset.tab!;
  const preference = preferenceOf(group);
  if (!preference) {
    group.dataset.active = value;
    showActiveTab(group);
    return;
  }
  document.documentElement.setAttribute(preference.attribute, value);
  writePreference(preference, value);
  const key = group.dataset.storageKey!;
  for (const other of document.querySelectorAll(`[data-tabs][data-storage-key="${key}"]`)) {
    showActiveTab(other);
  }
}

/** Brings `aria-selected`, the tab order and, without a preference, the panels up to date. */
function showActiveTab(group: Element): void {
  const tabs = tabsOf(group);
  const preference = preferenceOf(group);
  const wanted = preference
    ? document.documentElement.getAttribute(preference.attribute)
    : (group as HTMLElement).dataset.active;
  const active = tabs.find((tab) => tab.dataset.tab === wanted) ?? tabs[0];
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(tab === active));
    tab.tabIndex = tab === active ? 0 : -1;
  }
  if (active && !preference) (group as HTMLElement).dataset.active = active.dataset.tab;
}
