import { useRouter } from 'next/compat/router';
import { createContext, type ReactNode } from 'react';
import { languageCodes } from '../../.generated/languages';
import { useRequiredContext } from './useRequiredContext';

const UserLanguageContext = createContext<string | null>(null);

/**
 * Brings the reader's language: the query's `userLanguage` when the site has it, else the page's.
 * Next fills the query in after hydration, so that the document's language comes first.
 */
export function UserLanguageProvider(props: { pageLanguage: string; children: ReactNode }) {
  const { pageLanguage, children } = props;
  const wanted = [useRouter()?.query.userLanguage].flat()[0];
  const language = languageCodes.find((code) => code === wanted) ?? pageLanguage;
  return <UserLanguageContext value={language}>{children}</UserLanguageContext>;
}

/** Returns the code of the reader's language, for example `zh`. */
export function useUserLanguage(): string {
  return useRequiredContext(UserLanguageContext, 'useUserLanguage', 'UserLanguageProvider');
}
