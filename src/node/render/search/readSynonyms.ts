import type { SymbolsFile } from '../../../core/searchTypes';

/** Turns the writers' table, written forms by what is said, into the pairs of the index. */
export function readSynonyms(table: Readonly<Record<string, string>>): SymbolsFile['synonyms'] {
  const list = (text: string) => text.split(',').map((phrase) => phrase.trim());
  return Object.entries(table).map(([written, said]) => [list(said), list(written)]);
}
