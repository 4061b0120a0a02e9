import type { ApiTypeInfo } from '../../core/apiTypes';
import { escapeHtml } from '../../core/escapeHtml';
import { formatDeclaration } from './formatDeclaration';
import { renderCode } from './renderCode';

type Types = Readonly<Record<string, ApiTypeInfo>>;

/** Names of types, but not a member `.Foo` or a word in quotes. */
const NAME = /(?<![\w.'$])[A-Z]\w+/g;

/**
 * Returns a type as code in which the names of other pages are links (SPEC 6.3).
 * @param start Code before it, such as the name of the argument that has the type.
 */
export function renderType(type: string, types: Types, start = ''): string {
  let html = renderCode(start);
  let end = 0;
  for (const { 0: name, index } of type.matchAll(NAME)) {
    const href = types[name]?.href;
    if (!href) continue;
    html += `${renderCode(type.slice(end, index))}<a href="${escapeHtml(href)}">${renderCode(name)}</a>`;
    end = index + name.length;
  }
  return `<code>${html}${renderCode(type.slice(end))}</code>`;
}

/**
 * Returns the declarations of the types without a page that some texts mention, each to be opened in
 * place.
 */
export function renderDeclarations(texts: readonly string[], types: Types): string {
  const names = texts.flatMap((text) => text.match(NAME) ?? []);
  return [...new Set(names)].map((name) => renderDeclaration(name, types)).join('');
}

/** Returns a piece of TypeScript that is shown when its label is opened. */
export function renderExpandable(label: string, code: string, types: Types = {}): string {
  const content = renderType(formatDeclaration(code), types);
  return `<details class="api-declaration"><summary>${label}</summary><pre>${content}</pre></details>`;
}

function renderDeclaration(name: string, types: Types): string {
  const info = types[name];
  if (!info?.text || info.href) return '';
  return renderExpandable(`<code>${renderCode(name)}</code>`, info.text, types);
}
