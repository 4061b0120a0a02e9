import type { ElementContent, Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { renderCallout } from './renderCallout';
import { renderHeading } from './renderHeading';

type AnyHandler = NonNullable<NonNullable<Options['handlers']>['heading']>;

/** Turns one kind of Markdown node into HTML. */
export type Handler<Node extends Nodes> = (
  state: Parameters<AnyHandler>[0],
  node: Node,
) => ElementContent;

/** Nodes of ours that go through unchanged. */
const passThrough: Options['passThrough'] = ['rendered', 'embed'];

const toHtmlTree = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    passThrough,
    handlers: { heading: renderHeading, containerDirective: renderCallout },
  })
  .freeze();

const withRawHtml = unified().use(rehypeRaw, { passThrough }).freeze();

function hasRawHtml(tree: HtmlRoot): boolean {
  let found = false;
  visit(tree, 'raw', () => {
    found = true;
    return EXIT;
  });
  return found;
}

/** Turns a checked Markdown tree into an HTML tree; the writer's raw HTML becomes part of it. */
export function renderTree(tree: Root): HtmlRoot {
  const page: HtmlRoot = toHtmlTree.runSync(tree);
  // Parsing all of it again is slow, so only pages that need it pay for it.
  return hasRawHtml(page) ? withRawHtml.runSync(page) : page;
}
