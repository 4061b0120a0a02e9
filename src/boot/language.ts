/**
 * The reader's language (SPEC 3.1): `?userLanguage=zh` is kept by internal links, prefixes the links
 * to older versions, and gives titles from that language's table. The text stays English.
 */
import { PAGE_CHANGE } from '../core/constants';
import { withLanguagePrefix } from '../core/languagePrefix';
import { internalLink } from './links';
import { loadTitles } from './titleTables';
import { showTitles, type Titles } from './titles';
import { showUserLanguage, userLanguage } from './userLanguage';

const QUERY = 'userLanguage';
let observer: MutationObserver | undefined;

/** Shows the page in the language of its address, and the pages that come after it. */
export function followUserLanguage(): void {
  showLanguage();
  document.addEventListener(PAGE_CHANGE, showLanguage);
  // Before `links.ts` reads the link; the other two open it in a tab of its own.
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(type, ({ target }) => keepLanguage(internalLink(target)), true);
  }
}

/** Makes a link to a page of this site keep the language; language links say their own. */
export function keepLanguage(link: HTMLAnchorElement | undefined): void {
  if (!link || link.hasAttribute('data-language')) return;
  const language = userLanguage(location.search);
  const wanted = language === 'en' ? null : language;
  const query = new URLSearchParams(link.search);
  if (query.get(QUERY) === wanted) return;
  if (wanted) query.set(QUERY, wanted);
  else query.delete(QUERY);
  link.search = query.toString();
}

function showLanguage(): void {
  const language = showUserLanguage();
  for (const link of document.querySelectorAll('a[data-language]')) {
    if (link.getAttribute('data-language') === language) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-version]')) {
    const pathname = withLanguagePrefix(link.pathname, language);
    if (pathname !== link.pathname) link.pathname = pathname;
  }
  void showTitlesIn(language);
}

async function showTitlesIn(language: string): Promise<void> {
  observer?.disconnect();
  const titles = await loadTitles(language);
  // Another language may have been chosen meanwhile.
  if (userLanguage(location.search) !== language) return;
  showTitles(titles);
  followChanges(titles);
}

/** React writes the document's title when it pleases, and the navigation grows when it is opened. */
function followChanges(titles: Titles): void {
  observer?.disconnect();
  if (Object.keys(titles).length === 0) return;
  observer = new MutationObserver(() => showTitles(titles));
  for (const place of [document.head, document.getElementById('side-nav')]) {
    if (place) observer.observe(place, { childList: true, subtree: true });
  }
}
