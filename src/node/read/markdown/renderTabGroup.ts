import { preferences, tabPreferences } from '../../../core/preferences';
import { escapeHtml } from '../../../core/escapeHtml';
import { TabAttribute } from '../../../core/dom/tabs';
import { labels } from './labels';

/** One tab with its panel. */
export interface Tab {
  /** Value of the preference, or the tab's title in a group without one. */
  value: string;
  html: string;
}

/** Tabs of which one panel shows at a time. */
export interface TabGroup {
  /** Number on the page; keeps ids apart. */
  number: number;
  /** The preference that the group follows, by its key in storage. */
  storageKey?: string | undefined;
  tabs: readonly Tab[];
}

/** Values of the preference for which each tab shows: the first also serves those without a tab. */
function valuesByTab({ storageKey, tabs }: TabGroup): string[][] {
  const name = tabPreferences[storageKey ?? ''];
  const own = tabs.map(({ value }) => [value]);
  const missing = name
    ? preferences[name].values.filter((value) => !tabs.some((tab) => tab.value === value))
    : [];
  own[0]?.push(...missing);
  return own;
}

function selectedIndex({ storageKey, tabs }: TabGroup): number {
  const name = tabPreferences[storageKey ?? ''];
  const index = tabs.findIndex(({ value }) => name && value === preferences[name].default);
  return Math.max(index, 0);
}

/**
 * Returns a tab group as HTML. Every panel is in it, under its label; the style sheet shows the one
 * that attributes of `<html>` or `aria-selected` name, so nothing moves when scripts arrive.
 */
export function renderTabGroup(group: TabGroup): string {
  const { number, storageKey, tabs } = group;
  const values = valuesByTab(group);
  const selected = selectedIndex(group);
  const parts = tabs.map(({ value, html }, index) => {
    // No slug has dots, so no heading takes these ids.
    const ids = { tab: `tab.${number}.${index + 1}`, panel: `panel.${number}.${index + 1}` };
    const label = escapeHtml((storageKey && labels.tabs[value]) ?? value);
    const data =
      `${TabAttribute.tab}="${escapeHtml(value)}"` +
      (storageKey ? ` data-for="${values[index]!.join(' ')}"` : '');
    const state = `aria-selected="${index === selected}" tabindex="${index === selected ? 0 : -1}"`;
    return {
      tab: `<button role="tab" type="button" id="${ids.tab}" aria-controls="${ids.panel}" ${state} ${data}>${label}</button>`,
      panel: `<div class="tab-panel" role="tabpanel" id="${ids.panel}" aria-labelledby="${ids.tab}" ${data}><p class="tab-panel-label">${label}</p>${html}</div>`,
    };
  });
  const name = labels.tabLists[storageKey ?? ''] ?? labels.codeTabs;
  const key = storageKey ? ` ${TabAttribute.storageKey}="${storageKey}"` : '';
  return (
    `<div class="tabs" ${TabAttribute.group}${key}>` +
    `<div class="tab-list" role="tablist" aria-label="${name}">${parts.map(({ tab }) => tab).join('')}</div>` +
    `${parts.map(({ panel }) => panel).join('')}</div>`
  );
}
