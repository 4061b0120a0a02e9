import { fencedLines } from '../core/markdownFences';

/**
 * Returns the place of a page's Markdown that has an id: a heading with all below it, the demo that
 * begins there, or a row of a list.
 * @returns undefined when the page has no such id.
 */
export function sectionOf(markdown: string, id: string): string | undefined {
  const lines = markdown.split('\n');
  const anchor = `<a id="${id}"></a>`;
  const start = lines.findIndex((line) => line.includes(anchor));
  if (start === -1) return undefined;
  const level = levelOf(lines[start]!);
  const indent = /^ *- /.exec(lines[start]!)?.[0].length;
  const isFenced = fencedLines(lines);
  for (let end = start + 1; end < lines.length; end += 1) {
    const line = lines[end]!;
    if (isFenced[end]) continue;
    const depth = levelOf(line);
    const isNextRow = indent !== undefined && line !== '' && !/^ /.test(line.slice(indent - 2));
    const isNextDemo = level === 0 && indent === undefined && line.startsWith('<a id="');
    if ((depth > 0 && (level === 0 || depth <= level)) || isNextRow || isNextDemo) {
      return lines.slice(start, end).join('\n').trim();
    }
  }
  return lines.slice(start).join('\n').trim();
}

/** Returns the ids of the places that a page's Markdown names. */
export function idsIn(markdown: string): string[] {
  return [...markdown.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id!);
}

/** Level of a heading; 0 for any other line. */
function levelOf(line: string): number {
  return /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
}
