import type { ElementContent, Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { escapeHtml } from '../../../../core/escapeHtml';
import { isPlain, parseDescription } from '../../../model/api/descriptions';
import { nameReferences } from '../../../model/api/nameReferences';
import type { RenderContext } from '../../apiContext';

const toHtmlTree = unified().use(remarkRehype);

/** What a text needs of its surroundings. */
type TextContext = Pick<RenderContext, 'pageOf' | 'isUnwritten' | 'texts'>;

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

function renderMarkdown(markdown: string, context: TextContext): string {
  const tree = parseDescription(markdown, context);
  const page = toHtmlTree.runSync(tree) as HtmlRoot;
  visit(page, 'element', ({ tagName, properties }) => {
    // Wherever the text stands, its code wraps on a narrow screen.
    if (tagName === 'pre') properties.className = ['api-declaration'];
  });
  const [only, ...others] = page.children.filter(({ type }) => type !== 'text');
  const isLine = only?.type === 'element' && only.tagName === 'p' && others.length === 0;
  return toHtml(isLine ? (only.children as ElementContent[]) : page);
}
