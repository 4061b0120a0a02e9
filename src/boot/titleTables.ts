import { languages } from '../../.generated/languages';
import type { Titles } from './titles';

const NONE: Titles = {};
const tables = new Map<string, Promise<Titles>>();

/** Returns a language's titles, fetched once. English has none; without the file they stay English. */
export function loadTitles(language: string): Promise<Titles> {
  const file = languages.find(({ code }) => code === language)?.titles;
  if (!file) return Promise.resolve(NONE);
  const table = tables.get(language) ?? fetchTitles(file, () => tables.delete(language));
  tables.set(language, table);
  return table;
}

async function fetchTitles(file: string, forget: () => void): Promise<Titles> {
  try {
    const answer = await fetch(file);
    if (answer.ok) return (await answer.json()) as Titles;
  } catch {
    // No network: the next page asks again.
  }
  forget();
  return NONE;
}
