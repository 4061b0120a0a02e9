import { TRANSLATIONS_LINK } from '../core/repository';
import { useTranslate } from '../providers/useTranslate';
import { LanguageLinks } from './LanguageLinks';

/** The languages of the titles, and how to help with them (SPEC 3.1). */
export function LanguageMenu() {
  const translate = useTranslate();
  return (
    <>
      <button
        type="button"
        className="icon-button bar-language"
        popoverTarget="language-menu"
        aria-label={translate('Change language')}
        title={translate('Change language')}
      >
        <span className="icon icon-translate" />
      </button>
      <div id="language-menu" popover="auto" className="menu language-menu">
        <ul>
          <LanguageLinks />
        </ul>
        <ul className="menu-footer">
          <li>
            <a href={TRANSLATIONS_LINK} rel="noopener">
              {translate('Help to translate')}
              <span className="icon icon-open-in-new" />
            </a>
          </li>
        </ul>
      </div>
    </>
  );
}
