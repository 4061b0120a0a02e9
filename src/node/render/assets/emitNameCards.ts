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

/** Writes the cards of each product, their styles, and the module with the addresses of both. */
export function emitNameCards(site: Pick<Site, 'api' | 'guides' | 'codeNames'>): void {
  const hrefs = sitePlaces(site).flatMap(({ names }) => [...names.keys()]);
  const cards = API_PRODUCTS.map((product): [ApiProduct, string] => {
    const content = JSON.stringify(nameCards(hrefs, product, nameIndexOf(site.api)));
    return [product, write(product, 'json', content)];
  });
  const styles = write(
    'card',
    'css',
    minifyStyles(readFileSync('src/styles/nameCard.css', 'utf8')),
  );
  const files: NameCardFiles = {
    styles,
    cards: Object.fromEntries(cards) as NameCardFiles['cards'],
  };
  writeGenerated(
    '.generated/nameCardFiles.ts',
    `import type { NameCardFiles } from '../src/core/nameCard';\n\n` +
      `/** Addresses of what the cards of names need. */\n` +
      `export const nameCardFiles: NameCardFiles = ${JSON.stringify(files, null, 2)};\n`,
  );
  const kept = new Set([styles, ...cards.map(([, url]) => url)]);
  removeOthers(`public/${NAME_ASSETS}`, (file) => kept.has(`/${NAME_ASSETS}/${file}`));
}

function write(name: string, extension: string, content: string): string {
  const url = `/${NAME_ASSETS}/${name}.${contentHash(content)}.${extension}`;
  writeGenerated(`public${url}`, content);
  return url;
}
