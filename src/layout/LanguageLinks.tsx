import { languages } from '../../.generated/languages';
import { attribute } from '../core/dom/attribute';
import { LanguageAttribute } from '../core/dom/language';

/** One link for each language; `language/language.boot.ts` marks the one that is shown. */
export function LanguageLinks({ className }: { className?: string }) {
  return languages.map(({ code, name }) => (
    <li key={code}>
      <LanguageLink className={className} code={code} name={name} />
    </li>
  ));
}

interface LanguageLinkProps {
  code: string;
  /** What the language calls itself. */
  name: string;
  className?: string | undefined;
}

/** The page in another language. */
export function LanguageLink({ code, name, className }: LanguageLinkProps) {
  return (
    <a
      className={className}
      href={`?userLanguage=${code}`}
      hrefLang={code}
      lang={code}
      // A page load of its own: everything on the page changes its language.
      target="_self"
      {...attribute(LanguageAttribute.link, code)}
      suppressHydrationWarning
    >
      {name}
    </a>
  );
}
