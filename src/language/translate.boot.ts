import { fillIn } from '../core/fillIn';
import { lookUp, type TranslationTable } from './translationTable.boot';

/** Tables by language code. English is the one that the others fall back to. */
export type Translations = Readonly<Record<string, TranslationTable>>;

/** Values of the `{{placeholders}}` by name, and whether a missing key is expected. */
export interface TranslateOptions {
  /** The key may be missing, as titles of untranslated pages are: no warning. */
  ignoreWarning?: boolean;
  [placeholder: string]: string | number | boolean | undefined;
}

/**
 * Gives the string of a key in the reader's language, else in English, else null.
 * @param key Dotted path such as `copy.idle`.
 */
export type Translate = (key: string, options?: TranslateOptions) => string | null;

/** What has been said on the console: pages come and go, a message stands once. */
const reported = new Set<string>();

function reportOnce(level: 'error' | 'warn', message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console[level](message);
}

/**
 * Returns the `translate` of a language (SPEC 3.2). A missing language is an error on the
 * console, once, and reads "…"; a missing key is a warning, once for each language and key.
 * @param tables The languages at hand.
 * @param language Code of the reader's language; it comes from the query and may be anything.
 */
export function createTranslate(tables: Translations, language: string): Translate {
  return (key, options = {}) => {
    const table = Object.hasOwn(tables, language) ? tables[language] : undefined;
    if (table === undefined) {
      reportOnce('error', `Missing language: ${language}.`);
      return '…';
    }
    const text = lookUp(table, key);
    if (text === undefined && options.ignoreWarning !== true) {
      reportOnce('warn', `Missing translation for ${language}:${key}.`);
    }
    const shown = text ?? (tables.en && lookUp(tables.en, key));
    return shown === undefined ? null : fillIn(shown, options);
  };
}
