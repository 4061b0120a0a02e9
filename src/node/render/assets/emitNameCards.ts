import { readFileSync } from 'node:fs';
import type { NameCardFiles } from '../../../core/nameCard';
import { API_PRODUCTS, type ApiProduct } from '../../../core/xProducts';
import { contentHash } from '../../kit/contentHash';
import { minifyStyles } from '../../kit/bundleBrowserFile';
import { removeOthers, writeGenerated } from '../../kit/writeGenerated';
import { nameCards } from '../../model/names/nameCards';
import { nameIndexOf } from '../../model/names/nameIndexOf';
import { sitePlaces } from '../../model/names/sitePlaces';
import type { Site } from '../../model/site';

/** Folder below `public` for what the cards of names need, with hashes in the names. */
export const NAME_ASSETS = 'assets/names';

/** Name of the file with the cards that no guide leads to. */
export const restOf = (product: ApiProduct) => `${product}-rest`;

/** Writes the cards of each product, their styles, and the module with the addresses of both. */
export function emitNameCards(site: Pick<Site, 'api' | 'guides' | 'codeNames'>): void {
  const index = nameIndexOf(site.api);
  const named = new Set(sitePlaces(site).flatMap(({ names }) => [...names.keys()]));
  const emit = (
    name: string,
    product: ApiProduct,
    hrefs: Iterable<string>,
  ): [ApiProduct, string] => [
    product,
    write(name, 'json', JSON.stringify(nameCards(hrefs, product, index))),
  ];
  const cards = API_PRODUCTS.map((product) => emit(product, product, named));
  const rest = API_PRODUCTS.map((product) => {
    const others = index.addresses(product).filter((href) => !named.has(href));
    return emit(restOf(product), product, others);
  });
  const styles = write(
    'card',
    'css',
    minifyStyles(readFileSync('src/styles/nameCard.css', 'utf8')),
  );
  const files: NameCardFiles = {
    styles,
    cards: Object.fromEntries(cards) as NameCardFiles['cards'],
    rest: Object.fromEntries(rest) as NameCardFiles['rest'],
  };
  writeGenerated(
    '.generated/nameCardFiles.ts',
    `import type { NameCardFiles } from '../src/core/nameCard';\n\n` +
      `/** Addresses of what the cards of names need. */\n` +
      `export const nameCardFiles: NameCardFiles = ${JSON.stringify(files, null, 2)};\n`,
  );
  const kept = new Set([styles, ...[...cards, ...rest].map(([, url]) => url)]);
  removeOthers(`public/${NAME_ASSETS}`, (file) => kept.has(`/${NAME_ASSETS}/${file}`));
}

function write(name: string, extension: string, content: string): string {
  const url = `/${NAME_ASSETS}/${name}.${contentHash(content)}.${extension}`;
  writeGenerated(`public${url}`, content);
  return url;
}
