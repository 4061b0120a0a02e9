import path from 'node:path';
import { SITE_ORIGIN } from '../../../core/constants';
import { markdownPath } from '../../../core/markdownPath';
import type { AgentSite } from './agentSite';

/**
 * Returns where a link of a page leads in its Markdown: to the other page's twin by a relative path,
 * so that it holds on every host and in a folder, and else to the site.
 * @param href A link as pages have them, or the address of a Markdown file.
 * @param from Path of the page that holds the link.
 */
export function markdownLink(
  href: string,
  from: string,
  { fileOf, idOf }: Pick<AgentSite, 'fileOf' | 'idOf'>,
): string {
  if (!/^[/#]/.test(href)) return href;
  const [, pathname = '', id] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(href) ?? [];
  const page = pathname || from;
  const target = page.endsWith('.md') ? page : fileOf(page, id);
  if (target === undefined) return SITE_ORIGIN + href;
  const own = markdownPath(from);
  const hash = id === undefined ? '' : `#${idOf(page, id)}`;
  if (hash && target === own) return hash;
  const relative = path.posix.relative(path.posix.dirname(own), target);
  return `${relative.startsWith('.') ? relative : `./${relative}`}${hash}`;
}
