import path from 'node:path';
import { SITE_ORIGIN } from '../../core/constants';
import { markdownPath } from '../../core/markdownPath';
import type { AgentSite } from './agentSite';

/**
 * Returns where a link of a page leads in its Markdown: to the other page's twin by a relative path,
 * so that it holds on every host and in a folder, and else to the site.
 * @param from Path of the page that holds the link.
 */
export function markdownLink(
  href: string,
  from: string,
  { hasTwin, idOf }: Pick<AgentSite, 'hasTwin' | 'idOf'>,
): string {
  if (href.startsWith('#')) return `#${idOf(from, href.slice(1))}`;
  if (!href.startsWith('/')) return href;
  const [, pathname = '', id] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(href) ?? [];
  if (!hasTwin(pathname)) return SITE_ORIGIN + href;
  const folder = path.posix.dirname(markdownPath(from));
  const relative = path.posix.relative(folder, markdownPath(pathname));
  if (pathname === from && id !== undefined) return `#${idOf(from, id)}`;
  const hash = id === undefined ? '' : `#${idOf(pathname, id)}`;
  return `${relative.startsWith('.') ? relative : `./${relative}`}${hash}`;
}
