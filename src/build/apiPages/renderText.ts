import type { ElementContent, Root as HtmlRoot } from 'hast';
import type { Link, Parent, Root } from 'mdast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { SITE_ORIGIN } from '../../core/constants';
import { escapeHtml } from '../../core/escapeHtml';
import type { RenderContext } from './apiContext';
import { nameReferences } from './nameReferences';

const parser = unified().use(remarkParse).use(remarkGfm);
const toHtmlTree = unified().use(remarkRehype);

/** A text without anything that Markdown could mean. */
const PLAIN = /^[\w .,:;()'"’/?!=%+-]*$/;
/** Words that only look plain: a URL or a path becomes a link, a dash at the start an item. */
const NOT_PLAIN = /:\/\/|\/x\/|www\.|^\s*(?:[-+]|\d+[.)])\s|__|\b_|_\b/;

function isPlain(markdown: string): boolean {
  return PLAIN.test(markdown) && !NOT_PLAIN.test(markdown);
}

/** What a text needs of its surroundings. */
export type TextContext = Pick<RenderContext, 'pageOf' | 'isUnwritten' | 'texts'>;

/**
 * Returns a description from the packages as HTML. A single paragraph comes without its element, so
 * that it can stand in a line.
 */
export function renderText(markdown: string, context: TextContext): string {
  if (isPlain(markdown)) return escapeHtml(markdown);
  // Products have pages of the same name.
  const key = nameReferences(markdown, context.pageOf);
  const known = context.texts.get(key);
  if (known !== undefined) return known;
  const html = renderMarkdown(markdown, context);
  context.texts.set(key, html);
  return html;
}

/** Returns a description from the packages as a Markdown tree whose links lead somewhere. */
export function parseText(markdown: string, context: Omit<TextContext, 'texts'>): Root {
  if (isPlain(markdown)) {
    const children = [{ type: 'text' as const, value: markdown }];
    return { type: 'root', children: markdown ? [{ type: 'paragraph', children }] : [] };
  }
  const tree = parser.parse(nameReferences(markdown, context.pageOf));
  showTags(tree);
  resolveLinks(tree, context.isUnwritten);
  return tree;
}

function renderMarkdown(markdown: string, context: TextContext): string {
  const tree = parseText(markdown, context);
  const page = toHtmlTree.runSync(tree) as HtmlRoot;
  visit(page, 'element', ({ tagName, properties }) => {
    // Wherever the text stands, its code wraps on a narrow screen.
    if (tagName === 'pre') properties.className = ['api-declaration'];
  });
  const [only, ...others] = page.children.filter(({ type }) => type !== 'text');
  const isLine = only?.type === 'element' && only.tagName === 'p' && others.length === 0;
  return toHtml(isLine ? (only.children as ElementContent[]) : page);
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
