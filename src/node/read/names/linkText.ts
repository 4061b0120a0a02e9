import { escapeHtml } from '../../../core/escapeHtml';
import { PIECE } from './linkCode';

/**
 * Puts a link around a part of the text of HTML. What stands between its letters stays: without its
 * `<wbr>`, a long name would be wider than its table.
 * @param start Place of the first letter in the text, where an entity counts as one letter.
 * @param end Place after the last one.
 */
export function linkText(html: string, start: number, end: number, href: string): string {
  let at = 0;
  let result = '';
  for (const [piece] of html.matchAll(PIECE)) {
    if (piece.startsWith('<')) {
      result += piece;
      continue;
    }
    const letters = piece.startsWith('&') ? [piece] : [...piece];
    for (const letter of letters) {
      if (at === start) result += `<a href="${escapeHtml(href)}">`;
      result += letter;
      at += letter.length > 1 && letter.startsWith('&') ? 1 : letter.length;
      if (at === end) result += '</a>';
    }
  }
  return result;
}
