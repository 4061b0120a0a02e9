/**
 * The reader's language (SPEC 3.1): `?userLanguage=zh` prefixes the links to older versions and gives
 * the interface and titles from that language's table. The text stays English.
 */
import { languageScript } from '../../.generated/languageScript';
import { PAGE_CHANGE } from '../core/constants';
import { withLanguagePrefix } from '../core/languagePrefix';
import { internalLink } from '../browser/internalLink';
import { LanguageAttribute } from '../core/dom/language';
import { addressInLanguage } from './linkLanguage.boot';
import { showUserLanguage, wantedLanguage } from './userLanguage.boot';

/** What shows another language; an English page never loads it. */
let script: Promise<typeof import('./showLanguage.boot')> | undefined;

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
  for (const link of document.querySelectorAll(`a[${LanguageAttribute.link}]`)) {
    if (link.getAttribute(LanguageAttribute.link) === language)
      link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `a[${LanguageAttribute.version}]`,
  )) {
    const pathname = withLanguagePrefix(link.pathname, language);
    if (pathname !== link.pathname) link.pathname = pathname;
  }
  const wanted = wantedLanguage(location.search);
  if (wanted === 'en' && !script) return;
  script ??= import(languageScript);
  script.then(
    (module) => module.showLanguage(wanted, wanted === language),
    // Without the network the page stays English; the next one asks again.
    () => (script = undefined),
  );
}
