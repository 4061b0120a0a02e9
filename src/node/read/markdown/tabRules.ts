import { preferences, tabPreferences } from '../../../core/preferences';
import { PageAttribute } from '../../../core/dom/page';
import { TabAttribute } from '../../../core/dom/tabs';

/** How many tabs a group without a preference can have: each needs a rule of its own. */
export const MAX_FREE_TABS = 8;

/** Properties that code.css draws a selected tab with. */
const SELECTED = '{ --tab-mark: 2px; --tab-text: var(--text); }';

/** Rules for the groups that follow one preference: the attribute on `<html>` decides. */
function keyedRules(storageKey: string): string[] {
  const { attribute, values } = preferences[tabPreferences[storageKey]!];
  return values.flatMap((value) => {
    const group = `html[${attribute}='${value}'] [${TabAttribute.storageKey}='${storageKey}']`;
    return [
      `${group} > .tab-panel:not([data-for~='${value}']) { display: none; }`,
      `${group} > .tab-list > [data-for~='${value}'] ${SELECTED}`,
    ];
  });
}

/** Rules for the other groups: the panel shows whose tab is selected. */
function freeRules(): string[] {
  const group = `html[${PageAttribute.js}] .tabs:not([${TabAttribute.storageKey}])`;
  const positions = Array.from({ length: MAX_FREE_TABS }, (_, index) => index + 1);
  return [
    `${group} > .tab-list > [aria-selected='true'] ${SELECTED}`,
    ...positions.map(
      (position) =>
        `${group}:has(> .tab-list > :nth-child(${position})[aria-selected='true'])` +
        // The list itself is the group's first child.
        ` > .tab-panel:not(:nth-child(${position + 1})) { display: none; }`,
    ),
  ];
}

/**
 * Returns the style sheet that shows one panel of each tab group. It is made from the table of
 * preferences and holds for screens only: in print every panel shows (SPEC 2.6, 11.2).
 */
export function renderTabRules(): string {
  const rules = [...Object.keys(tabPreferences).flatMap(keyedRules), ...freeRules()];
  return `@media screen {\n${rules.map((rule) => `  ${rule}`).join('\n')}\n}\n`;
}
