import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackProduct } from '../../../core/offline';
import { SEARCH_MANIFEST, type SearchManifest } from '../../../core/searchTypes';

function readManifest(root: string): SearchManifest {
  return JSON.parse(readFileSync(path.join(root, SEARCH_MANIFEST), 'utf8')) as SearchManifest;
}

/** Addresses of the index that a product's pack holds. */
export function searchFilesOf(root: string, product: PackProduct): string[] {
  return readManifest(root)
    .files.filter(
      ({ product: of }) => of === undefined || of === 'x-introduction' || of === product,
    )
    .map(({ url }) => url);
}

/** Address of the small index of symbols, which every reader has. */
export function symbolIndex(root: string): string[] {
  return readManifest(root)
    .files.filter(({ tier }) => tier === 'symbols')
    .map(({ url }) => url);
}
