import { escapeHtml } from '../../../core/escapeHtml';
import type { CodeName } from './codeNames';

/** A tag, an entity, or a run of text between them. */
export const PIECE = /<(?:"[^"]*"|'[^']*'|[^'">])*>|&#?\w+;|[^<&]+|./gs;

/**
 * Puts links around the names in highlighted code. They are no tab stops: a block is one, and the
 * arrow keys lead through its names.
 * @param html The code as `highlight` returns it: its text is exactly the code.
 * @param names In their order, none inside another.
 */
export function linkCode(html: string, names: readonly CodeName[]): string {
  if (names.length === 0) return html;
  let result = '';
  let at = 0;
  let next = 0;
  for (const [piece] of html.matchAll(PIECE)) {
    if (piece.startsWith('<') || piece.startsWith('&')) {
      result += piece;
      if (piece.startsWith('&')) at += 1;
      continue;
    }
    let done = 0;
    // A name that colours cut in two gets no link.
    while (names[next] && names[next]!.start < at) next += 1;
    for (; names[next] && names[next]!.end <= at + piece.length; next += 1) {
      const { start, end, href } = names[next]!;
      const text = piece.slice(start - at, end - at);
      result += piece.slice(done, start - at) + codeLink(href, text);
      done = end - at;
    }
    result += piece.slice(done);
    at += piece.length;
  }
  return result;
}

function codeLink(href: string, text: string): string {
  return `<a tabindex="-1" href="${escapeHtml(href)}">${text}</a>`;
}
