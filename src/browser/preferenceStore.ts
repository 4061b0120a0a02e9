/**
 * The preferences of the page that is shown. The attributes of `<html>` hold them: the boot script
 * sets them before the first paint, style sheets read them, and everything that runs later asks and
 * changes them here.
 */
import { PageEvent } from '../core/dom/page';
import {
  preferences,
  validPreference,
  type Preference,
  type PreferenceName,
  type PreferenceValue,
} from '../core/preferences';
import { writePreference } from './preferenceStorage';

/** Returns the value that the page shows now. */
export function getPreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  const { attribute } = preferences[name];
  return validPreference(name, document.documentElement.getAttribute(attribute));
}

/** Shows a value on the page without keeping it; an unknown one counts as the default. */
export function showPreference<Name extends PreferenceName>(name: Name, value: unknown): void {
  const valid = validPreference(name, value);
  document.documentElement.setAttribute(preferences[name].attribute, valid);
  document.dispatchEvent(new CustomEvent(PageEvent.preference, { detail: name }));
}

/** Shows a value, keeps it, and tells everybody who listens; an unknown one counts as the default. */
export function setPreference<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValue<Name>,
): void {
  // Tabs and demos pass on what their HTML says: it is checked before it is kept.
  const valid = validPreference(name, value);
  writePreference(preferences[name] as Preference, valid);
  showPreference(name, valid);
}

/**
 * Calls back after each change of a preference.
 * @returns A function that ends it.
 */
export function subscribeToPreferences(listener: (name: PreferenceName) => void): () => void {
  const onChange = (event: Event) => listener((event as CustomEvent<PreferenceName>).detail);
  document.addEventListener(PageEvent.preference, onChange);
  return () => document.removeEventListener(PageEvent.preference, onChange);
}
