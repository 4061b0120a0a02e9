import { existsSync } from 'node:fs';
import { PRODUCTION_ERROR_PAGE } from '../../core/productionError';
import { ContentError } from '../kit/contentError';
import type { GuideLink } from '../read/markdown/parsedGuide';
import { apiTargets } from '../model/api/apiTargets';
import { suggest } from '../read/markdown/suggestion';
import type { Site } from '../model/site';
import { apiLinks } from '../model/api/apiLinks';

/** Pages that exist without a guide of their own. */
const OTHER_PAGES = ['/', '/x/', '/playground/', PRODUCTION_ERROR_PAGE];

/** Descriptions in the packages cannot be changed here, but what they link to can. */
const FIX_IN_GUIDE =
  'The packages link there: give the heading this id as well, `## Title [#new-id #old-id]`.';

/** A page that links can lead to. */
interface Target {
  /** The page's Markdown, or what to call the page. */
  name: string;
  ids: ReadonlySet<string>;
}

/**
 * Checks that every internal link of every guide leads to a page, and its hash to a place on it
 * (SPEC 4.3). Links to pages of the tree that are not written yet were made plain text before.
 * @throws ContentError for the first broken link.
 */
export function checkLinks({ guides, unwritten, api }: Pick<Site, 'guides' | 'unwritten' | 'api'>) {
  const targets = new Map<string, Target>();
  for (const [pathname, ids] of apiTargets(api, guides))
    targets.set(pathname, { name: pathname, ids });
  for (const { file, ids, props } of guides) {
    targets.set(props.pathname, { name: file, ids: new Set(ids) });
  }
  for (const { file, links, props } of guides) {
    for (const link of links)
      checkLink({ file, pathname: props.pathname }, link, targets, unwritten);
  }
  // The packages' own descriptions link to guides and to other entries.
  for (const { entry, href } of apiLinks(api.entries)) {
    const { pathname, source } = entry;
    checkLink({ file: source, pathname, fix: FIX_IN_GUIDE }, { href }, targets, unwritten);
  }
}

/** Where a link stands. */
interface LinkSource {
  file: string;
  pathname: string;
  /** What to do about a broken link, where its text is not a writer's. */
  fix?: string;
}

function checkLink(
  source: LinkSource,
  { href, line }: Pick<GuideLink, 'href'> & Partial<GuideLink>,
  targets: ReadonlyMap<string, Target>,
  unwritten: ReadonlySet<string>,
): void {
  if (!href.startsWith('/') && !href.startsWith('#')) return;
  const { pathname, hash } = new URL(href, `https://site.invalid${source.pathname}`);
  if (unwritten.has(pathname) || OTHER_PAGES.includes(pathname)) return;
  if (pathname.startsWith('/static/') && existsSync(`public${pathname}`)) return;

  const position = { file: source.file, ...(line !== undefined && { line }) };
  const target = targets.get(pathname);
  if (!target) {
    const fix = 'Use a path of data/nav, or add the page there.';
    throw new ContentError(position, `The link ${href} leads to no page.`, source.fix ?? fix);
  }
  const id = decodeHash(hash);
  if (id === undefined) {
    const fix = 'Copy the hash from the anchor beside the heading.';
    throw new ContentError(position, `The hash of ${href} cannot be decoded.`, fix);
  }
  if (id !== '' && !target.ids.has(id)) {
    const problem = `The link ${href} names a hash that ${target.name} does not have.`;
    throw new ContentError(position, problem, source.fix ?? adviceFor(id, [...target.ids]));
  }
}

/** Pages of the API have hundreds of ids: the near one helps, all of them would not. */
function adviceFor(id: string, ids: readonly string[]): string {
  const near = /^Did you mean "[^"]+"\?/.exec(suggest(id, ids, ''))?.[0];
  return near ?? `Use one of: ${ids.slice(0, 30).join(', ') || '(none)'}.`;
}

function decodeHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A "%" that begins no character; the caller says so.
    return undefined;
  }
}
