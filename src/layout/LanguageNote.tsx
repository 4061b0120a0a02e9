import { TRANSLATIONS_LINK } from '../core/repository';

/** Says that the text is English. The style sheet shows it to readers of another language. */
export function LanguageNote() {
  return (
    <p className="language-note">
      <span className="icon icon-translate" />
      <span>
        This page is available in English only.{' '}
        <a href={TRANSLATIONS_LINK} rel="noopener">
          Help to translate
        </a>
      </span>
    </p>
  );
}
