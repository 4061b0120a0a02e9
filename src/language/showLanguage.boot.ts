/**
 * The page in another language than English; loaded when one is chosen, and not before. What is not
 * translated stays English; the text of the pages always is.
 */
import { strings } from '../../translations/translations.json';
import { LANGUAGE_CHANGE } from '../core/constants';
import { PageId } from '../core/dom/page';
import { DemoClass } from '../core/dom/demo';
import { createTranslate } from './translate.boot';
import { loadTable, type LanguageTable } from './languageTables.boot';
import { showTexts } from './showTexts.boot';
import { showTitles, type Titles } from './titles.boot';

/** What is written in English whatever the reader's language. */
const ENGLISH = `.lead, .toc ul, .guide-body .prose, .${DemoClass.stage}`;

let wanted = 'en';
let shown = 'en';
let observer: MutationObserver | undefined;

/**
 * Shows the page in a language: strings of the interface and titles.
 * @param language English, a language of the site, or what a stranger's address says: for that there
 * is no table, so the look-up logs an error and reads "…" (SPEC 3.2).
 * @param isKnown Whether the site has the language. When its table cannot be had, the page stays as
 * it is, and the next one asks again.
 */
export async function showLanguage(language: string, isKnown: boolean): Promise<void> {
  wanted = language;
  const table = await loadTable(language);
  // Another language may have been chosen meanwhile.
  if (wanted !== language || (isKnown && language !== 'en' && !table)) return;
  const isNew = shown !== language;
  shown = language;
  if (isNew) setTranslate(language, table);
  const titles = { ...table?.labels, ...table?.pages } as Titles;
  showPage(language, titles);
  // Now React, where it is there, renders what it has written itself.
  if (isNew) document.dispatchEvent(new CustomEvent(LANGUAGE_CHANGE));
  observer?.disconnect();
  if (language !== 'en') followChanges(titles);
}

function setTranslate(language: string, table: LanguageTable | undefined): void {
  if (language === 'en') {
    globalThis.docsTranslate = undefined;
    return;
  }
  const known = table && { [language]: table.strings ?? {} };
  const lookUp = createTranslate({ ...known, en: strings }, language);
  globalThis.docsTranslate = (text, values) => lookUp(text, values) ?? text;
}

function showPage(language: string, titles: Titles): void {
  const isTranslated = Object.keys(titles).length > 0;
  document.documentElement.lang = isTranslated ? language : 'en';
  for (const element of document.querySelectorAll(ENGLISH)) {
    if (isTranslated) element.setAttribute('lang', 'en');
    else element.removeAttribute('lang');
  }
  showTexts();
  showTitles(titles);
}

/** React writes the document's title when it pleases, and the navigation grows when it is opened. */
function followChanges(titles: Titles): void {
  observer = new MutationObserver(() => showTitles(titles));
  for (const place of [document.head, document.getElementById(PageId.navigation)]) {
    if (place) observer.observe(place, { childList: true, subtree: true });
  }
}
