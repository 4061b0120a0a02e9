/** What is wrong with the target of a link. */
export interface LinkProblem {
  problem: string;
  fix: string;
}

/** Endings of files that links may name; pages end in a slash. */
const FILE = /\.(?:md|txt|json|xml|svg|png|webp|avif|pdf|zip|csv)$/;

/** Tells whether a link leaves the site. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}

/** Path of an internal link, without query and hash. */
export function linkPathname(href: string): string {
  return href.replace(/[?#].*$/s, '');
}

function findExternalProblem(href: string): LinkProblem | undefined {
  if (!URL.canParse(href)) {
    return { problem: `"${href}" is not an address.`, fix: 'Copy the whole address again.' };
  }
  const { protocol, hostname } = new URL(href);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol === 'https:' || isLocal) return undefined;
  return { problem: `The link "${href}" is not secure.`, fix: 'Write https: in place of http:.' };
}

function findPathProblem(href: string): LinkProblem | undefined {
  const pathname = linkPathname(href);
  if (pathname.startsWith('//')) {
    return { problem: `The link "${href}" names no protocol.`, fix: 'Begin it with https://.' };
  }
  if (pathname.endsWith('/') || FILE.test(pathname)) return undefined;
  const mended = `${pathname.replace(/\.html$/, '')}/${href.slice(pathname.length)}`;
  const problem = `The link "${href}" lacks the slash at the end of its path.`;
  return { problem, fix: `Write ${mended}.` };
}

/** Returns what is wrong with a link's target, if anything (SPEC 4.3). */
export function findLinkProblem(href: string): LinkProblem | undefined {
  if (href === '' || href === '#') {
    return { problem: 'A link leads nowhere.', fix: 'Give it a path, an address or a #hash.' };
  }
  if (href.startsWith('#') || /^mailto:[^\s@]+@[^\s@]+$/.test(href)) return undefined;
  if (href.startsWith('/')) return findPathProblem(href);
  if (isExternal(href)) return findExternalProblem(href);
  const protocol = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0];
  if (protocol) {
    const problem = `Links with "${protocol}" are not allowed.`;
    return { problem, fix: 'Link to a page of this site, an https: address or a #hash.' };
  }
  const problem = `The link "${href}" is relative.`;
  return { problem, fix: 'Write the path from the root, for example /x/react-data-grid/sorting/.' };
}
