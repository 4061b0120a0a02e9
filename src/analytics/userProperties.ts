import { getPreference } from '../browser/preferenceStore';
import { LanguageAttribute } from '../core/dom/language';

/** Returns what SPEC 8.1 calls user properties: how the reader has set the site up. */
export function userProperties(): Record<string, string | number> {
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    codeVariant: getPreference('codeVariant'),
    userLanguage: document.documentElement.getAttribute(LanguageAttribute.user) ?? 'en',
    devicePixelRatio,
    colorSchemeOS: systemDark ? 'dark' : 'light',
    colorScheme: getPreference('mode'),
  };
}
