import type { Link, Parent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { SITE_ORIGIN } from '../../../core/constants';
import { nameReferences } from './nameReferences';

const parser = unified().use(remarkParse).use(remarkGfm);

/** A text without anything that Markdown could mean. */
const PLAIN = /^[\w .,:;()'"’/?!=%+-]*$/;
/** Words that only look plain: a URL or a path becomes a link, a dash at the start an item. */
const NOT_PLAIN = /:\/\/|\/x\/|www\.|^\s*(?:[-+]|\d+[.)])\s|__|\b_|_\b/;

/** What a description needs of its surroundings. */
export interface DescriptionLinks {
  /** Pathname of another entry of the product, by name. */
  pageOf: (name: string) => string | undefined;
  /** Whether a page of the tree is still to be written. */
  isUnwritten: (pathname: string) => boolean;
}

/** Whether a description holds nothing that Markdown means, which most don't. */
export function isPlain(markdown: string): boolean {
  return PLAIN.test(markdown) && !NOT_PLAIN.test(markdown);
}

/** Returns a description from the packages as a Markdown tree whose links lead somewhere. */
export function parseDescription(markdown: string, links: DescriptionLinks): Root {
  if (isPlain(markdown)) {
    const children = [{ type: 'text' as const, value: markdown }];
    return { type: 'root', children: markdown ? [{ type: 'paragraph', children }] : [] };
  }
  const tree = parser.parse(nameReferences(markdown, links.pageOf));
  showTags(tree);
  resolveLinks(tree, links.isUnwritten);
  return tree;
}

/** Returns the first sentence of a description as plain text. */
export function firstSentence(markdown: string): string {
  const tree = parser.parse(nameReferences(markdown, () => undefined));
  const text = toString(tree.children[0] ?? tree).replace(/\s+/g, ' ');
  return (/^.*?[.!?:](?= [A-Z]|$)/.exec(text)?.[0] ?? text).replace(/:$/, '.').trim();
}

/** Authors write `<input />` as text: it is shown, not an element of the page. */
function showTags(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    (parent as Parent).children[index!] = { type: 'inlineCode', value: node.value };
  });
}

function resolveLinks(tree: Root, isUnwritten: (pathname: string) => boolean): void {
  visit(tree, 'link', (link, index, parent) => {
    if (isForeign(link.url)) link.url = SITE_ORIGIN + link.url;
    const [pathname = ''] = link.url.split(/[?#]/);
    if (!isUnwritten(pathname)) return;
    (parent as Parent).children.splice(index!, 1, ...(link as Link).children);
    return [SKIP, index!];
  });
}

/** Paths of the company's other documentation, which the authors write as their own. */
function isForeign(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('/x/');
}
