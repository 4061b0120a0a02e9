import { useRouter } from 'next/compat/router';
import { createContext, useEffect, type ReactNode } from 'react';
import { useDocsConfig } from './DocsConfigProvider';
import { useRequiredContext } from './useRequiredContext';

const UserLanguageContext = createContext<string | null>(null);

/**
 * Brings the reader's language: the query's `userLanguage` when the site has it, else the page's.
 * Next fills the query in after hydration, so that the document's language comes first.
 */
export function UserLanguageProvider(props: { pageLanguage: string; children: ReactNode }) {
  const { pageLanguage, children } = props;
  const { languages } = useDocsConfig();
  const wanted = [useRouter()?.query.userLanguage ?? pageLanguage].flat()[0] ?? pageLanguage;
  const isKnown = languages.some(({ code }) => code === wanted);
  useEffect(() => {
    // Once, and in the words of `translate`; the page goes on in its own language.
    if (!isKnown) console.error(`Missing language: ${wanted}.`);
  }, [isKnown, wanted]);
  const language = isKnown ? wanted : pageLanguage;
  return <UserLanguageContext value={language}>{children}</UserLanguageContext>;
}

/** Returns the code of the reader's language, for example `zh`. */
export function useUserLanguage(): string {
  return useRequiredContext(UserLanguageContext, 'useUserLanguage', 'UserLanguageProvider');
}
