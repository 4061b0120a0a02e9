import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createTranslate, type Translate, type Translations } from '../core/translate';
import type { TranslationTable } from '../core/translationTable';
import { useDocsConfig } from './DocsConfigProvider';
import { useRequiredContext } from './useRequiredContext';
import { useUserLanguage } from './UserLanguageProvider';

const TranslateContext = createContext<Translate | null>(null);

/** Brings `translate`: English strings of the page, and the table of the reader's language. */
export function TranslationsProvider(props: { english: TranslationTable; children: ReactNode }) {
  const { english, children } = props;
  const language = useUserLanguage();
  const others = useOtherLanguage(language);
  const translate = useMemo(() => {
    const tables: Translations = { ...others, en: english };
    // Until the table is there, and where it cannot be fetched, the page reads in English.
    return createTranslate(tables, Object.hasOwn(tables, language) ? language : 'en');
  }, [english, others, language]);
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}

/** Fetches the table of a language that page props do not bring; keeps those it has. */
function useOtherLanguage(language: string): Translations {
  const { languages } = useDocsConfig();
  const [tables, setTables] = useState<Translations>({});
  useEffect(() => {
    let isWanted = true;
    languages
      .find(({ code }) => code === language)
      ?.load?.()
      .then(
        (module) => {
          if (isWanted) setTables((known) => ({ ...known, [language]: module.default }));
        },
        () => {
          // Offline and not cached: the page stays English.
        },
      );
    return () => {
      isWanted = false;
    };
  }, [languages, language]);
  return tables;
}

/** Returns the function that gives the text of a key in the reader's language (SPEC 3.2). */
export function useTranslate(): Translate {
  return useRequiredContext(TranslateContext, 'useTranslate', 'TranslationsProvider');
}
