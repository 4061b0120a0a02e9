import type { ApiTypeInfo } from '../../../read/reference/apiTypes';
import { escapeHtml } from '../../../../core/escapeHtml';
import { codeSegments, type CodeSegment } from '../../../read/markdown/codeSegments';
import { formatDeclaration } from '../../../model/api/formatDeclaration';
import { renderCode } from './renderCode';

type Types = Readonly<Record<string, ApiTypeInfo>>;

/** What a declaration needs to be read; more elements would make the pages of types slow. */
const COLORS = ['keyword', 'type'];

/** Names of types, but not a member `.Foo` or a word in quotes. */
const NAME = /(?<![\w.'$])[A-Z]\w+/g;

/**
 * Returns a type as code in which the names of other types are links (SPEC 6.3).
 * @param start Code before it, such as the name of the argument that has the type.
 */
export function renderType(type: string, types: Types, start = ''): string {
  return `<code>${renderCode(start)}${linkNames(type, types, renderCode)}</code>`;
}

/**
 * Returns a declaration in colors and on lines of its own, its types linked.
 * @param own Name of what is declared: a link would lead to itself.
 */
export function renderDeclaration(text: string, types: Types, own?: string): string {
  const others = Object.fromEntries(Object.entries(types).filter(([name]) => name !== own));
  const code = codeSegments(formatDeclaration(text), 'ts')
    .map((segment) => renderSegment(segment, others))
    .join('');
  return `<pre class="api-declaration"><code>${code}</code></pre>`;
}

function renderSegment({ text, color }: CodeSegment, types: Types): string {
  if (color === 'string') return `<span class="token string">${escapeHtml(text)}</span>`;
  const html = linkNames(text, types, escapeHtml);
  const isColored = color && COLORS.includes(color) && !html.includes('<a');
  return isColored ? `<span class="token ${color}">${html}</span>` : html;
}

/** @param render Of what is no link, and of the text of links. */
function linkNames(text: string, types: Types, render: (code: string) => string): string {
  let html = '';
  let end = 0;
  for (const { 0: name, index } of text.matchAll(NAME)) {
    const href = types[name]?.href;
    if (!href) continue;
    html += `${render(text.slice(end, index))}<a href="${escapeHtml(href)}">${render(name)}</a>`;
    end = index + name.length;
  }
  return html + render(text.slice(end));
}
