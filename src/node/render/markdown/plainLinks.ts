import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { SITE_ORIGIN } from '../../../core/constants';
import { linkPathname } from '../../read/markdown/linkTarget';
import type { AgentSite, LinkTo } from './agentSite';

interface Targets extends Pick<AgentSite, 'isUnwritten'> {
  linkTo: LinkTo;
}

/**
 * Leads links to the Markdown of other pages and images to the site. As on the page, a link to what
 * is not written yet becomes text, and so does an address that only looks like e-mail.
 * @param source The Markdown that the tree was read from.
 */
export function plainLinks(tree: Root, source: string, { linkTo, isUnwritten }: Targets): void {
  const isBare = ({ position }: Link) => !'[<'.includes(source.charAt(position?.start.offset ?? 0));
  visit(tree, (node, index, parent) => {
    if (node.type === 'image') node.url = SITE_ORIGIN + node.url;
    if (node.type !== 'link' || !parent || index === undefined) return;
    const isMail = node.url.startsWith('mailto:') && isBare(node);
    if (isMail || (node.url.startsWith('/') && isUnwritten(linkPathname(node.url)))) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    node.url = linkTo(node.url);
  });
}
