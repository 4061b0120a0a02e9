import type { CodeLanguage } from './codeLanguages';
import { codeSegments, splitLines, type CodeSegment } from './codeSegments';
import { escapeHtml } from '../../../core/escapeHtml';

function renderSegments(segments: readonly CodeSegment[]): string {
  return segments
    .map(({ text, color }) =>
      color ? `<span class="token ${color}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

/** The line's end stays outside, so that selected text has no empty line around a marked one. */
function renderHighlightedLine(line: readonly CodeSegment[]): string {
  const last = line.at(-1);
  const end = last?.text.endsWith('\n') ? '\n' : '';
  const content =
    last && end ? [...line.slice(0, -1), { ...last, text: last.text.slice(0, -1) }] : line;
  return `<span class="line-highlighted">${renderSegments(content)}</span>${end}`;
}

/**
 * Returns code as HTML for inside `<code>`, coloured (SPEC 4.4). Its text is exactly the code.
 * @param highlightedLines Numbers, from 1, of the lines that stand out; each becomes one element,
 *   so tokens that span lines are cut at line ends.
 */
export function highlight(
  code: string,
  language: CodeLanguage,
  highlightedLines: ReadonlySet<number> = new Set(),
): string {
  const segments = codeSegments(code, language);
  if (highlightedLines.size === 0) return renderSegments(segments);
  return splitLines(segments)
    .map((line, index) =>
      highlightedLines.has(index + 1) ? renderHighlightedLine(line) : renderSegments(line),
    )
    .join('');
}
