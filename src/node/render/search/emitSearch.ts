import { migrations } from '../../../../data/migration';
import { synonyms } from '../../../../data/synonyms';
import {
  SEARCH_MANIFEST,
  SEARCH_PRODUCTS,
  type SearchFiles,
  type SearchManifest,
  type SearchManifestFile,
  type SearchProduct,
} from '../../../core/searchTypes';
import { contentHash } from '../../kit/contentHash';
import type { Site } from '../../model/site';
import { removeOthers, writeGenerated } from '../../kit/writeGenerated';
import { buildSearch } from './buildSearch';
import { explainedMessages } from '../../model/explainedMessages';
import { readSynonyms } from './readSynonyms';

/** Folder below `public` that holds the index, all files with a hash in their names. */
export const SEARCH_ASSETS = 'assets/search';

/**
 * Writes the files of the search index, the module through which the browser learns their names, and
 * the list of them for who stores them.
 */
export function emitSearch(site: Pick<Site, 'written' | 'guides' | 'api' | 'tree'>): void {
  const { symbols, text } = buildSearch(
    site,
    readSynonyms(synonyms),
    explainedMessages(site.guides).explained,
    migrations,
  );
  const manifest: SearchManifest = { files: [emit('symbols', symbols)] };
  const addresses: [SearchProduct, string][] = SEARCH_PRODUCTS.map((product) => {
    const file = { ...emit('text', text[product], product), product };
    manifest.files.push(file);
    return [product, file.url];
  });
  const files: SearchFiles = {
    symbols: manifest.files[0]!.url,
    text: Object.fromEntries(addresses) as SearchFiles['text'],
  };
  writeGenerated(
    '.generated/searchFiles.ts',
    `import type { SearchFiles } from '../src/core/searchTypes';\n\n` +
      `/** Addresses of the search index. */\n` +
      `export const searchFiles: SearchFiles = ${JSON.stringify(files, null, 2)};\n`,
  );
  writeGenerated(`public${SEARCH_MANIFEST}`, JSON.stringify(manifest));
  const kept = new Set(manifest.files.map(({ url }) => url));
  removeOthers(`public/${SEARCH_ASSETS}`, (file) => kept.has(`/${SEARCH_ASSETS}/${file}`));
}

function emit(
  tier: SearchManifestFile['tier'],
  value: object,
  product?: SearchProduct,
): SearchManifestFile {
  const content = Buffer.from(JSON.stringify(value));
  const name = product ? `${tier}-${product}` : tier;
  const url = `/${SEARCH_ASSETS}/${name}.${contentHash(content)}.json`;
  writeGenerated(`public${url}`, content);
  return { tier, url, bytes: content.length };
}
