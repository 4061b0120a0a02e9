import type { Code } from 'mdast';
import type { GuideDraft } from './guideDraft';
import { suggest } from './suggestion';

/** What stands after the language of a fence. */
export interface FenceInfo {
  title?: string;
  /** Why the code is not type-checked (SPEC 4.6). */
  nocheck?: string;
  /** Of a diff: the language in which its side after the change is type-checked. */
  after?: string;
  highlightedLines: Set<number>;
}

const EXAMPLE = 'Write for example: ```tsx title="App.tsx" {1,3-5}.';

function parseLines(ranges: string, code: Code, draft: GuideDraft): Set<number> {
  const count = code.value.split('\n').length;
  const lines = new Set<number>();
  for (const range of ranges.split(',')) {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? first);
    if (!match || first > last) {
      throw draft.problem(code, `"${range.trim()}" names no lines to highlight.`, EXAMPLE);
    }
    if (first < 1 || last > count) {
      throw draft.problem(
        code,
        `The highlighted lines {${ranges}} are not all in the code, which has ${count}.`,
        `Name lines from 1 to ${count}.`,
      );
    }
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return lines;
}

/**
 * Parses the info string of a fence after its language.
 * @throws ContentError for a part that is unknown, empty, given twice or out of range.
 */
export function parseFenceInfo(code: Code, draft: GuideDraft): FenceInfo {
  const meta = code.meta ?? '';
  const info: FenceInfo = { highlightedLines: new Set() };
  const seen = new Set<string>();
  for (const [part, ranges, name, value] of meta.matchAll(
    /\{([^}]*)\}|([^\s="{]+)="([^"]*)"|\S+/g,
  )) {
    const key = ranges === undefined ? name : 'lines';
    if (key !== 'lines' && key !== 'title' && key !== 'nocheck' && key !== 'after') {
      const advice = suggest(
        part.split('=')[0]!,
        ['title', 'nocheck', 'after'],
        'Known parts are {lines} and',
      );
      throw draft.problem(
        code,
        `"${part}" means nothing after the language.`,
        `${advice} ${EXAMPLE}`,
      );
    }
    if (seen.has(key)) {
      throw draft.problem(code, `The code block has two of "${part}".`, 'Keep one of them.');
    }
    seen.add(key);
    if (key === 'lines') {
      info.highlightedLines = parseLines(ranges!, code, draft);
    } else if (!value?.trim()) {
      const fix =
        key === 'title' ? EXAMPLE : 'Say why the code is not checked: nocheck="pseudo-code".';
      throw draft.problem(code, `${key}="" is empty.`, fix);
    } else {
      info[key] = value;
    }
  }
  return info;
}
