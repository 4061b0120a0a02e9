import { existsSync, readFileSync } from 'node:fs';
import type { ApiEntry, ApiIndex, ApiUndocumented } from '../../read/reference/apiTypes';

/** Folder that `generateApi` fills. */
export const API_FOLDER = '.generated/api';

/** What was read from the packages: every entry and the exports without one. */
export interface Reference {
  /** Name of this state of the data: equal means that nothing has changed. */
  inputs: string;
  entries: readonly ApiEntry[];
  undocumented: readonly ApiUndocumented[];
}

let known: Reference | undefined;

/**
 * Reads the API data from disk; again only when it has changed, because `npm run dev` asks with each
 * edit.
 * @throws Error when it has never been generated.
 */
export function readReference(): Reference {
  const file = `${API_FOLDER}/index.json`;
  if (!existsSync(file)) throw new Error(`${file} is not there. Run "npm run generate" first.`);
  const { inputs, entries, undocumented } = JSON.parse(readFileSync(file, 'utf8')) as ApiIndex;
  if (known?.inputs === inputs) return known;
  const read = ({ product, slug }: ApiIndex['entries'][number]) =>
    JSON.parse(readFileSync(`${API_FOLDER}/${product}/${slug}.json`, 'utf8')) as ApiEntry;
  known = { inputs, entries: entries.map(read), undocumented };
  return known;
}
