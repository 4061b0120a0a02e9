/** The offline page's list of what is saved: downloaded products, then pages that were visited. */
import { translate } from '../core/interfaceText';
import { CACHES, OFFLINE_SAVED_ID } from '../core/offline';
import { readRecords } from './packStore';

interface SavedLink {
  href: string;
  title: string;
}

/** Fills the list, if the page has its place. */
export async function renderSaved(): Promise<void> {
  const place = document.getElementById(OFFLINE_SAVED_ID);
  if (!place) return;
  const products = (await readRecords())
    .filter(({ saved }) => saved !== undefined)
    .map(({ home, name }) => ({ href: home, title: name }));
  const pages = await visitedPages();
  const parts = [
    ...renderList(translate('Downloaded products'), products),
    ...renderList(translate('Pages that you have visited'), pages),
  ];
  place.replaceChildren(...(parts.length > 0 ? parts : [nothing()]));
}

async function visitedPages(): Promise<SavedLink[]> {
  const cache = await caches.open(CACHES.pages);
  const links = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? '';
      const href = new URL(request.url).pathname;
      return { href, title: titleOf(html) || href };
    }),
  );
  return links.sort((a, b) => a.title.localeCompare(b.title));
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns a document's title without the name of the site. */
function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const text = title.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
  return text.replace(/ [-|–] MUI X.*$/, '');
}

function renderList(heading: string, links: readonly SavedLink[]): Node[] {
  if (links.length === 0) return [];
  const title = document.createElement('h2');
  title.textContent = heading;
  const list = document.createElement('ul');
  for (const { href, title: text } of links) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return [title, list];
}

function nothing(): Node {
  const text = document.createElement('p');
  text.textContent = translate('Nothing is saved on this device yet.');
  return text;
}
