import type { TranslationTable } from '../core/translationTable';

/** A language that readers can choose. */
export interface Language {
  code: string;
  /** Its own name, as its readers write it. */
  name: string;
  /** Fetches its table, unless page props bring it. */
  load?: () => Promise<{ default: TranslationTable }>;
}

/** One entry for each file in `translations/`; English, which page props carry, comes first. */
export const LANGUAGES: readonly Language[] = [
  { code: 'en', name: 'English' },
  { code: 'zh', name: '中文', load: () => import('../../translations/translations-zh.json') },
];
