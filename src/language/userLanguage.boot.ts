import { languageCodes } from '../../.generated/languages';
import { LanguageAttribute } from '../core/dom/language';

/**
 * Returns the reader's language: what the query says when there is a table for it, else English.
 * @param query For example `?userLanguage=zh`; it may hold anything.
 */
export function userLanguage(query: string): string {
  const wanted = wantedLanguage(query);
  return languageCodes.includes(wanted) ? wanted : 'en';
}

/** Returns the language that the query names, whether the site has it or not; without one, English. */
export function wantedLanguage(query: string): string {
  return new URLSearchParams(query).get('userLanguage') || 'en';
}

/**
 * Sets `data-user-language` on `<html>`, by which the style sheet shows the note about English: the
 * language, or `unknown`.
 */
export function showUserLanguage(): string {
  const language = userLanguage(location.search);
  const shown = wantedLanguage(location.search) === language ? language : 'unknown';
  document.documentElement.setAttribute(LanguageAttribute.user, shown);
  return language;
}
