import { TRANSLATIONS_LINK } from '../core/repository';
import { useTranslate } from '../providers/useTranslate';
import { LanguageLink } from './LanguageLinks';

/** Says that the text is English. The style sheet shows it to readers of another language. */
export function LanguageNote() {
  const translate = useTranslate();
  return (
    <p className="language-note">
      <span className="icon icon-translate" />
      <span>
        {translate('This page is available in English only.')}{' '}
        <a href={TRANSLATIONS_LINK} rel="noopener">
          {translate('Help to translate')}
        </a>{' '}
        <LanguageLink code="en" name="English" />
      </span>
    </p>
  );
}
