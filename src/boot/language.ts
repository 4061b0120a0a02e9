/**
 * The reader's language (SPEC 3.1): `?userLanguage=zh` prefixes the links to older versions and gives
 * titles from that language's table. The text stays English.
 */
import { PAGE_CHANGE } from '../core/constants';
import { withLanguagePrefix } from '../core/languagePrefix';
import { addressInLanguage } from './linkLanguage';
import { internalLink } from './links';
import { loadTitles } from './titleTables';
import { showTitles, type Titles } from './titles';
import { showUserLanguage, userLanguage } from './userLanguage';

/** The titles on the page; English ones, and those that did not come, are asked for each time. */
let shown: { language: string; titles: Titles } | undefined;
let observer: MutationObserver | undefined;

/** Shows the page in the language of its address, and the pages that come after it. */
export function followUserLanguage(): void {
  showLanguage();
  document.addEventListener(PAGE_CHANGE, showLanguage);
  // `links.ts` answers clicks; from the context menu a reader opens a tab much later.
  addEventListener('contextmenu', ({ target }) => {
    const link = internalLink(target);
    if (link) link.href = addressInLanguage(link, location.search);
  });
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
  // At once where they are known: the new page is announced by its title.
  if (shown?.language === language) showTitles(shown.titles);
  else void showTitlesIn(language);
}

async function showTitlesIn(language: string): Promise<void> {
  const titles = await loadTitles(language);
  // Another language may have been chosen meanwhile.
  if (userLanguage(location.search) !== language) return;
  const hasTitles = Object.keys(titles).length > 0;
  shown = hasTitles ? { language, titles } : undefined;
  observer?.disconnect();
  showTitles(titles);
  if (hasTitles) followChanges(titles);
}

/** React writes the document's title when it pleases, and the navigation grows when it is opened. */
function followChanges(titles: Titles): void {
  observer = new MutationObserver(() => showTitles(titles));
  for (const place of [document.head, document.getElementById('side-nav')]) {
    if (place) observer.observe(place, { childList: true, subtree: true });
  }
}
