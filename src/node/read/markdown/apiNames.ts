import type { InlineCode, Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { GuideDraft } from './guideDraft';

const SCHEME = 'api:';

/**
 * Reads links such as [`columns`](api:DataGrid.columns), which say what a name means where it could
 * mean two things. What is left is code that carries the name; the site's index resolves it later.
 * `api:` alone keeps a name without a link.
 * @throws ContentError when such a link holds anything but one piece of code.
 */
export function readApiNames(tree: Root, draft: GuideDraft): void {
  visit(tree, 'link', (link, index, parent) => {
    if (!parent || index === undefined || !link.url.startsWith(SCHEME)) return;
    parent.children[index] = namedCode(link, draft);
    return [SKIP, index + 1];
  });
}

function namedCode(link: Link, draft: GuideDraft): InlineCode {
  const [code, ...others] = link.children;
  const name = link.url.slice(SCHEME.length);
  if (code?.type !== 'inlineCode' || others.length > 0 || !/^[\w.-]*$/.test(name)) {
    const problem = `The link to "${link.url}" is no name of the API.`;
    throw draft.problem(link, problem, 'Write [`columns`](api:DataGrid.columns).');
  }
  const line = link.position?.start.line ?? 1;
  const data = { hProperties: { dataApiName: `${name} ${line}` } };
  return { type: 'inlineCode', value: code.value, position: link.position, data };
}
