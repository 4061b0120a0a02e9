import { languageCodes } from '../../.generated/languages';

/**
 * Returns the reader's language: what the query says when there is a table for it, else English.
 * @param query For example `?userLanguage=zh`; it may hold anything.
 */
export function userLanguage(query: string): string {
  const wanted = new URLSearchParams(query).get('userLanguage');
  return languageCodes.find((code) => code === wanted) ?? 'en';
}

/** Sets `data-user-language` on `<html>`, by which the style sheet shows the note about English. */
export function showUserLanguage(): string {
  const language = userLanguage(location.search);
  document.documentElement.setAttribute('data-user-language', language);
  return language;
}
