/**
 * On the page "not found": the written pages whose address is near the one that was asked for. The
 * list of pages is that of the side navigation, asked for here and on no other page.
 */
import { NEAR_MATCHES_ID } from '../core/constants';
import { translate } from '../core/interfaceText';
import { nearMatches, type KnownPage } from '../core/navigation/nearMatches';
import { loadSections, parseSection } from './navigationSections';

/** Fills the place for near matches, if the page has one. */
export async function showNearMatches(): Promise<void> {
  const place = document.getElementById(NEAR_MATCHES_ID);
  const nav = document.getElementById('side-nav');
  if (!place || !nav) return;
  // Without the list there is still the navigation.
  const sections = await loadSections(nav).catch(() => []);
  const pages = sections.flatMap((html) => pagesIn(parseSection(String(html))));
  const near = nearMatches(decodedPath(), pages);
  if (near.length > 0) place.replaceChildren(...renderMatches(near));
}

function pagesIn(section: DocumentFragment): KnownPage[] {
  return [...section.querySelectorAll('a[href^="/"]')].map((link) => {
    // The attribute: nodes outside the document have no address to complete it with.
    const pathname = link.getAttribute('href')!;
    return { pathname, title: link.firstChild?.textContent?.trim() ?? pathname };
  });
}

function decodedPath(): string {
  try {
    return decodeURIComponent(location.pathname);
  } catch {
    return location.pathname;
  }
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
