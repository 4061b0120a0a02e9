import { codeColor, type CodeColor } from './codeColors';
import { tokenize, type CodeLanguage, type CodeToken } from './codeLanguages';

/** A run of code in one colour. */
export interface CodeSegment {
  text: string;
  color: CodeColor | undefined;
}

function addSegment(segments: CodeSegment[], text: string, color: CodeColor | undefined): void {
  const last = segments.at(-1);
  // White space shows no colour, so it joins whatever comes before it.
  if (last && (last.color === color || text.trim() === '')) {
    last.text += text;
  } else {
    segments.push({ text, color: text.trim() === '' ? undefined : color });
  }
}

function addToken(segments: CodeSegment[], token: CodeToken, inherited?: CodeColor): void {
  if (typeof token === 'string') {
    addSegment(segments, token, inherited);
    return;
  }
  const color = codeColor(token.type, inherited);
  for (const inner of [token.content].flat()) addToken(segments, inner, color);
}

/** Splits code into runs of one colour; together they are exactly the code. */
export function codeSegments(code: string, language: CodeLanguage): CodeSegment[] {
  const segments: CodeSegment[] = [];
  for (const token of tokenize(code, language)) addToken(segments, token);
  return segments;
}

/** Cuts runs at line ends; each line keeps its `\n`. */
export function splitLines(segments: readonly CodeSegment[]): CodeSegment[][] {
  const lines: CodeSegment[][] = [[]];
  for (const { text, color } of segments) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)!.push({ text: part, color });
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  return lines;
}
