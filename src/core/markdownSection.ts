import { fencedLines } from './markdownFences';

const HEADING = /^(#{2,3}) /;

/**
 * Returns one section of a page's Markdown: a heading of the second or third level with everything
 * up to the next heading that is not below it.
 * @param index Number of the heading among those of both levels, from 0.
 * @returns undefined when the page has fewer headings.
 */
export function markdownSection(markdown: string, index: number): string | undefined {
  const lines = markdown.split('\n');
  const isFenced = fencedLines(lines);
  let count = -1;
  let start: number | undefined;
  let level = 0;
  for (const [number, line] of lines.entries()) {
    if (isFenced[number]) continue;
    const depth = HEADING.exec(line)?.[1]?.length;
    if (depth === undefined) continue;
    if (start !== undefined && depth <= level) return lines.slice(start, number).join('\n').trim();
    count += 1;
    if (count !== index) continue;
    start = number;
    level = depth;
  }
  return start === undefined ? undefined : lines.slice(start).join('\n').trim();
}
