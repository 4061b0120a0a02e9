/**
 * On the page "not found": the written pages whose address is near the one that was asked for. The
 * list of pages is that of the side navigation, asked for here and on no other page.
 */
import { plannedPages } from '../../.generated/plannedPages';
import { NEAR_MATCHES_ID } from '../core/constants';
import { translate } from '../core/interfaceText';
import { loadSections, parseSection } from '../layout/navigationSections.boot';
import { PageId } from '../core/dom/page';
import { nearMatches, type KnownPage } from './nearPages';

/** Fills the place for near matches, if the page has one. */
export async function showNearMatches(): Promise<void> {
  const place = document.getElementById(NEAR_MATCHES_ID);
  const nav = document.getElementById(PageId.navigation);
  if (!place || !nav) return;
  // Without the list there is still the navigation.
  const sections = await loadSections(nav).catch(() => []);
  const pages = sections.flatMap((html) => pagesIn(parseSection(String(html))));
  const path = decodedPath();
  const near = nearMatches(path, pages);
  place.replaceChildren(...renderPlanned(path), ...(near.length > 0 ? renderMatches(near) : []));
}

function pagesIn(section: DocumentFragment): KnownPage[] {
  return [...section.querySelectorAll('a[href^="/"]')].map((link) => {
    // The attribute: nodes outside the document have no address to complete it with.
    const pathname = link.getAttribute('href')!;
    return { pathname, title: ownText(link).trim() || pathname };
  });
}

/** The title of a page, without the marks behind it. */
function ownText({ childNodes }: Element): string {
  return [...childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
    .join('');
}

function decodedPath(): string {
  try {
    return decodeURIComponent(location.pathname);
  } catch {
    return location.pathname;
  }
}

/** What there is to say of a page that will be there one day. */
function renderPlanned(path: string): Node[] {
  const pathname = path.replace(/\/*$/, '/');
  const title = Object.hasOwn(plannedPages, pathname) && plannedPages[pathname];
  if (!title) return [];
  const note = document.createElement('p');
  note.textContent = translate('“{{title}}” is planned, but not written yet.', { title });
  return [note];
}

/** Built from nodes, never from HTML: what was asked for is a stranger's text. */
function renderMatches(pages: readonly KnownPage[]): Node[] {
  const heading = document.createElement('h2');
  heading.textContent = translate('Did you mean');
  const list = document.createElement('ul');
  for (const { pathname, title } of pages) {
    const link = document.createElement('a');
    link.href = pathname;
    link.textContent = title;
    const address = document.createElement('small');
    address.textContent = pathname;
    const item = document.createElement('li');
    item.append(link, ' ', address);
    list.append(item);
  }
  return [heading, list];
}
