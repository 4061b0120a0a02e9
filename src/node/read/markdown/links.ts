import type { Emphasis, Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { GuideDraft } from './guideDraft';
import { findLinkProblem, isExternal, linkPathname } from './linkTarget';

/** The link's text alone. The tree has no neutral inline node, so emphasis is drawn as a span. */
function asText({ children, position }: Link): Emphasis {
  const data = { hName: 'span', hProperties: { className: ['unwritten-link'] } };
  return { type: 'emphasis', children, position, data };
}

function checkLink(link: Link, draft: GuideDraft): void {
  const found = findLinkProblem(link.url);
  if (found) throw draft.problem(link, found.problem, found.fix);
  if (toString(link).trim() === '') {
    const fix = 'Write between the brackets where the link leads.';
    throw draft.problem(link, `The link to "${link.url}" has no text.`, fix);
  }
}

/**
 * Checks each link, notes it for the checks of the whole site and marks external ones. A link to a
 * page that is still to be written becomes plain text (SPEC 4.3).
 * @throws ContentError for a target that is relative, insecure or without its closing slash.
 */
export function readLinks(tree: Root, draft: GuideDraft): void {
  visit(tree, 'link', (link, index, parent) => {
    if (!parent || index === undefined) return;
    // GFM makes e-mail addresses of text such as `name@1.2.x`; only links that were written count.
    if (link.url.startsWith('mailto:') && !/^[[<]/.test(draft.sourceOf(link))) {
      parent.children.splice(index, 1, ...link.children);
      return index + link.children.length;
    }
    checkLink(link, draft);
    const href = link.url;
    if (href.startsWith('/') && draft.context.isUnwritten?.(linkPathname(href))) {
      draft.unwrittenLinks.push(href);
      parent.children[index] = asText(link);
      return;
    }
    draft.links.push({ href, line: link.position?.start.line ?? 1 });
    if (isExternal(href)) {
      link.data = { hProperties: { className: ['external'], rel: ['noopener'] } };
    }
  });
}
