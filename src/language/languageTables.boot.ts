import { languages } from '../../.generated/languages';
import { fetchFile } from '../browser/fetchFile';
import type { TranslationTable } from './translationTable.boot';

/** What a language's table holds: strings of the interface, titles by pathname, labels. */
export type LanguageTable = Readonly<
  Partial<Record<'strings' | 'pages' | 'labels', TranslationTable>>
>;

const tables = new Map<string, Promise<LanguageTable | undefined>>();

/** Returns a language's table, fetched once. Undefined without one, and where it cannot be had. */
export function loadTable(language: string): Promise<LanguageTable | undefined> {
  const file = languages.find(({ code }) => code === language)?.table;
  if (!file) return Promise.resolve(undefined);
  const table = tables.get(language) ?? fetchTable(file, () => tables.delete(language));
  tables.set(language, table);
  return table;
}

async function fetchTable(file: string, forget: () => void): Promise<LanguageTable | undefined> {
  try {
    return await fetchFile(file, readTable);
  } catch {
    // No network: the next page asks again.
    forget();
    return undefined;
  }
}

/** What the strings and titles themselves are is checked where one is looked up. */
function readTable(text: string): LanguageTable {
  const table = JSON.parse(text) as LanguageTable | null;
  if (typeof table?.strings !== 'object') throw new Error('This is no table of a language.');
  return table;
}
