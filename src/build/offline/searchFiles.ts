import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackProduct } from '../../core/offline';

/** List of the search index's files; `product` is absent for the one that all products share. */
const SEARCH_MANIFEST = '/x/search-index.json';

interface SearchFile {
  tier: 'symbols' | 'text';
  product?: string;
  url: string;
}

function readFiles(root: string): SearchFile[] {
  const file = path.join(root, SEARCH_MANIFEST);
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { files: SearchFile[] }).files;
}

/** Addresses of the index that a product's pack holds. */
export function searchFilesOf(root: string, product: PackProduct): string[] {
  return readFiles(root)
    .filter((file) => file.product === undefined || file.product === product)
    .map(({ url }) => url);
}

/** Address of the small index of symbols, which every reader has. */
export function symbolIndex(root: string): string[] {
  return readFiles(root)
    .filter(({ tier }) => tier === 'symbols')
    .map(({ url }) => url);
}
