import { ContentError } from '../../kit/contentError';
import type { CodeName } from '../names/codeNames';

// In JSX the mark is an expression in braces; around other code it is a plain comment.
const MARKER = /^[ \t]*\{?\/\*\s*preview-(start|end)\s*\*\/\}?[ \t]*\n/gm;

/** Whether a comment is one of the two marks, which belong to no statement beside them. */
export const isPreviewMark = (comment: string) =>
  /^\/\*\s*preview-(start|end)\s*\*\/$/.test(comment);

/** A demo's code without the marks of its preview, and the part between them. */
export interface MarkedCode {
  code: string;
  /** The marked lines, moved to the left edge; undefined without marks. */
  preview: string | undefined;
  /** Place in the marked code at which the preview begins; 0 without marks. */
  start: number;
}

/**
 * Takes the lines `{/* preview-start *\/}` and `{/* preview-end *\/}` out of a demo's code.
 * @param file Path of the demo's file, for the error.
 * @throws ContentError when the marks are not one pair in this order.
 */
export function readPreview(marked: string, file: string): MarkedCode {
  const marks = [...marked.matchAll(MARKER)];
  const code = marked.replace(MARKER, '');
  if (marks.length === 0) return { code, preview: undefined, start: 0 };
  const [start, end] = marks;
  if (marks.length !== 2 || start![1] !== 'start' || end![1] !== 'end') {
    const line = marked.slice(0, marks.at(-1)!.index).split('\n').length;
    throw new ContentError(
      { file, line },
      'preview-start and preview-end are not one pair.',
      'Write {/* preview-start */} above the shown lines and {/* preview-end */} below, once each.',
    );
  }
  const from = start!.index + start![0].length;
  return { code, preview: dedent(marked.slice(from, end!.index)), start: from };
}

/** Returns names of the marked code at the places that they have without the marks. */
export function namesWithoutMarks(marked: string, names: readonly CodeName[]): CodeName[] {
  const marks = [...marked.matchAll(MARKER)];
  return names.map(({ start, end, href }) => {
    const before = marks.filter(({ index }) => index < start);
    const shift = before.reduce((sum, { 0: mark }) => sum + mark.length, 0);
    return { start: start - shift, end: end - shift, href };
  });
}

function dedent(text: string): string {
  const lines = text.trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const depth = Math.min(...indents);
  return lines.map((line) => line.slice(depth)).join('\n');
}
