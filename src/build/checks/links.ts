import { existsSync } from 'node:fs';
import { ContentError } from '../contentError';
import type { GuideLink, ParsedGuide } from '../parsedGuide';
import type { Site } from '../site';

/** Pages that exist without a guide of their own. */
const OTHER_PAGES = ['/', '/x/', '/playground/'];

/**
 * Checks that every internal link of every guide leads to a page, and its hash to a place on it
 * (SPEC 4.3). Links to pages of the tree that are not written yet were made plain text before.
 * @throws ContentError for the first broken link.
 */
export function checkLinks(site: Pick<Site, 'guides' | 'unwritten'>): void {
  const pages = new Map(site.guides.map((guide) => [guide.props.pathname, guide]));
  for (const guide of site.guides) {
    for (const link of guide.links) checkLink(guide, link, pages, site.unwritten);
  }
}

function checkLink(
  guide: ParsedGuide,
  { href, line }: GuideLink,
  pages: ReadonlyMap<string, ParsedGuide>,
  unwritten: ReadonlySet<string>,
): void {
  if (!href.startsWith('/') && !href.startsWith('#')) return;
  const { pathname, hash } = new URL(href, `https://site.invalid${guide.props.pathname}`);
  if (unwritten.has(pathname) || OTHER_PAGES.includes(pathname)) return;
  if (pathname.startsWith('/static/') && existsSync(`public${pathname}`)) return;

  const position = { file: guide.file, line };
  const target = pages.get(pathname);
  if (!target) {
    const fix = 'Use a path of data/nav, or add the page there.';
    throw new ContentError(position, `The link ${href} leads to no page.`, fix);
  }
  const id = decodeHash(hash);
  if (id === undefined) {
    const fix = 'Copy the hash from the anchor beside the heading.';
    throw new ContentError(position, `The hash of ${href} cannot be decoded.`, fix);
  }
  if (id !== '' && !target.ids.includes(id)) {
    const problem = `The link ${href} names a hash that ${target.file} does not have.`;
    throw new ContentError(position, problem, `Use one of: ${target.ids.join(', ') || '(none)'}.`);
  }
}

function decodeHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A "%" that begins no character; the caller says so.
    return undefined;
  }
}
