/**
 * Every preference that a reader can set: where it is kept, what it may hold and what it is without
 * a choice. The boot script, the providers and the style sheets all read this table, so a
 * preference is added here and nowhere else (SPEC 2.6).
 */
import { ApiAttribute } from './dom/api';
import { DEFAULT_COLORS, HUES } from './accent';
import type { ColorSlot } from './paletteColors';
import { COLOR_SCHEMES } from './tokens';

/** Where and how one preference is kept. */
export interface Preference<Value extends string = string> {
  storage: 'localStorage' | 'cookie';
  /** Key in localStorage or name of the cookie. */
  key: string;
  /** Which of the two colours, where the cookie holds both as JSON. */
  slot?: ColorSlot;
  values: readonly Value[];
  default: Value;
  /** Attribute of `<html>` that carries the value before the first paint. */
  attribute: string;
}

function define<const Value extends string>(preference: Preference<Value>): Preference<Value> {
  return preference;
}

export const preferences = {
  mode: define({
    storage: 'localStorage',
    key: 'mui-mode',
    values: ['light', 'dark', 'system'],
    default: 'system',
    attribute: 'data-mode',
  }),
  /** Which scheme stands for the light mode, under the name that Material UI stores it. */
  lightScheme: define({
    storage: 'localStorage',
    key: 'mui-color-scheme-light',
    values: COLOR_SCHEMES,
    default: 'light',
    attribute: 'data-light-scheme',
  }),
  darkScheme: define({
    storage: 'localStorage',
    key: 'mui-color-scheme-dark',
    values: COLOR_SCHEMES,
    default: 'dark',
    attribute: 'data-dark-scheme',
  }),
  primary: define({
    storage: 'cookie',
    key: 'paletteColors',
    slot: 'primary',
    values: HUES,
    default: DEFAULT_COLORS.primary,
    attribute: 'data-primary',
  }),
  secondary: define({
    storage: 'cookie',
    key: 'paletteColors',
    slot: 'secondary',
    values: HUES,
    default: DEFAULT_COLORS.secondary,
    attribute: 'data-secondary',
  }),
  direction: define({
    storage: 'localStorage',
    key: 'docs-direction',
    values: ['ltr', 'rtl'],
    default: 'ltr',
    attribute: 'dir',
  }),
  density: define({
    storage: 'localStorage',
    key: 'docs-density',
    values: ['normal', 'compact'],
    default: 'normal',
    attribute: 'data-density',
  }),
  codeVariant: define({
    storage: 'cookie',
    key: 'codeVariant',
    values: ['TS', 'JS'],
    default: 'TS',
    attribute: 'data-code-variant',
  }),
  codeStyling: define({
    storage: 'cookie',
    key: 'codeStyling',
    values: ['MUI System', 'CSS', 'Tailwind'],
    default: 'MUI System',
    attribute: 'data-code-styling',
  }),
  packageManager: define({
    storage: 'localStorage',
    key: 'package-manager',
    values: ['npm', 'pnpm', 'yarn'],
    default: 'npm',
    attribute: 'data-package-manager',
  }),
  plan: define({
    storage: 'localStorage',
    key: 'plan',
    values: ['community', 'pro', 'premium'],
    default: 'community',
    attribute: 'data-plan',
  }),
  dateAdapter: define({
    storage: 'localStorage',
    key: 'date-adapter',
    values: ['dayjs', 'date-fns', 'luxon', 'moment'],
    default: 'dayjs',
    attribute: 'data-date-adapter',
  }),
  apiDisplay: define({
    storage: 'localStorage',
    key: 'api-display',
    values: ['table', 'expanded', 'collapsed'],
    default: 'table',
    attribute: ApiAttribute.display,
  }),
  navigation: define({
    storage: 'localStorage',
    key: 'docs-navigation',
    values: ['open', 'collapsed'],
    default: 'open',
    attribute: 'data-navigation',
  }),
  /** Whether ads, tags and icon font may be asked; `open` is no answer yet (SPEC 8.2). */
  consent: define({
    storage: 'localStorage',
    key: 'docs-consent',
    values: ['open', 'granted', 'denied'],
    default: 'open',
    attribute: 'data-consent',
  }),
} as const;

/** What is remembered as a list of texts instead of one of several values: key and limits. */
export const recentSearches = {
  storage: 'localStorage',
  key: 'docs-recent-searches',
  most: 5,
  longest: 80,
} as const;

export type PreferenceName = keyof typeof preferences;

/** The values that the named preference may hold. */
export type PreferenceValue<Name extends PreferenceName> =
  (typeof preferences)[Name]['values'][number];

/**
 * Returns `value` when the preference allows it, else the preference's default.
 * @param name Which preference.
 * @param value What was found in storage, a cookie or the URL; anything.
 */
export function validPreference<Name extends PreferenceName>(
  name: Name,
  value: unknown,
): PreferenceValue<Name> {
  const { values, default: fallback } = preferences[name] as Preference<PreferenceValue<Name>>;
  return values.find((allowed) => allowed === value) ?? fallback;
}

/**
 * The preferences whose values are also tabs in Markdown (`<codeblock storageKey>`): the key in
 * storage leads to the preference's name.
 */
export const tabPreferences: Readonly<Record<string, PreferenceName>> = {
  'package-manager': 'packageManager',
  plan: 'plan',
  'date-adapter': 'dateAdapter',
};
