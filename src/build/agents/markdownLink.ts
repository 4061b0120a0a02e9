import path from 'node:path';
import { SITE_ORIGIN } from '../../core/constants';
import { markdownPath } from '../../core/markdownPath';

/**
 * Returns where a link of a page leads in its Markdown: to the other page's twin by a relative path,
 * so that it holds on every host and in a folder, and else to the site.
 * @param from Path of the page that holds the link.
 * @param hasTwin Whether a path of the site has a twin.
 */
export function markdownLink(
  href: string,
  from: string,
  hasTwin: (pathname: string) => boolean,
): string {
  if (!href.startsWith('/')) return href;
  const [, pathname = '', hash = ''] = /^([^?#]*)[^#]*(#.*)?$/.exec(href) ?? [];
  if (!hasTwin(pathname)) return SITE_ORIGIN + href;
  const folder = path.posix.dirname(markdownPath(from));
  const relative = path.posix.relative(folder, markdownPath(pathname));
  return `${relative.startsWith('.') ? relative : `./${relative}`}${hash}`;
}
