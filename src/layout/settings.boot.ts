/**
 * The settings drawer without React: its radio buttons show what `<html>` holds, and a change of one
 * is kept. The markup is `layout/SettingsDialog.tsx`.
 */
import { DEFAULT_COLORS } from '../core/accent';
import { getPreference, setPreference, subscribeToPreferences } from '../browser/preferenceStore';
import { preferences, type PreferenceName } from '../core/preferences';
import { isReload } from '../browser/isReload';

const DRAWER = '#settings';
const GROUP = `${DRAWER} [data-preference]`;

/** Handles the drawer of the page. */
export function listenForSettings(): void {
  keepEarlyChoices();
  showSettings();
  subscribeToPreferences(showSettings);
  // It doesn't bubble. React may have touched the inputs since they were checked.
  addEventListener('beforetoggle', ({ target }) => isDrawer(target) && showSettings(), true);
  addEventListener('change', ({ target }) => keepChoice(target));
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${DRAWER} [data-reset-colors]`)) resetColors();
  });
}

/**
 * Keeps what was chosen before this script came: no radio button is checked in the document, so the
 * reader has done it, unless the browser has brought back the state of an earlier visit.
 */
function keepEarlyChoices(): void {
  if (!isReload()) document.querySelectorAll(`${GROUP} :checked`).forEach(keepChoice);
}

function keepChoice(input: EventTarget | null): void {
  if (!(input instanceof HTMLInputElement)) return;
  const name = preferenceOf(input.closest<HTMLElement>(GROUP));
  // The store checks the value.
  if (name) setPreference(name, input.value as never);
}

/** Checks the radio buttons of what the page shows. */
export function showSettings(): void {
  for (const group of document.querySelectorAll<HTMLElement>(GROUP)) {
    const name = preferenceOf(group);
    const value = name && getPreference(name);
    for (const input of group.querySelectorAll('input')) input.checked = input.value === value;
  }
}

function isDrawer(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(DRAWER);
}

function preferenceOf(group: HTMLElement | null): PreferenceName | undefined {
  const name = group?.dataset.preference ?? '';
  return Object.hasOwn(preferences, name) ? (name as PreferenceName) : undefined;
}

function resetColors(): void {
  setPreference('primary', DEFAULT_COLORS.primary);
  setPreference('secondary', DEFAULT_COLORS.secondary);
}
