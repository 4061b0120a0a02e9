import type { SandboxPhase, SandboxProblem } from '../playground/sandbox/types';
import { LoopError } from './loops';
import { FILE_MARK, MODULE_START } from './modules';

/** Longest message that leaves the frame. */
const LONGEST = 2000;

// `at render (sandbox:BasicSort.tsx:12:5)`; the name of the file is encoded.
const PLACE = new RegExp(`${FILE_MARK}([^\\s:()]+):(\\d+)(?::(\\d+))?`);

/** Returns the first place in a stack that is in a file of the reader, if there is one. */
export function placeOf(stack: string): Pick<SandboxProblem, 'file' | 'line' | 'column'> {
  const found = PLACE.exec(stack);
  if (!found) return {};
  const [, file, line, column] = found;
  const place = { file: decodeURIComponent(file!), line: Number(line) };
  if (column === undefined) return place;
  const before = place.line === 1 ? MODULE_START.length : 0;
  return { ...place, column: Math.max(1, Number(column) - before) };
}

/** Describes whatever was thrown; code may throw anything, and errors may be made to mislead. */
export function describeProblem(thrown: unknown, phase: SandboxPhase, run: number): SandboxProblem {
  const base = { kind: 'problem', run } as const;
  try {
    if (thrown instanceof LoopError) {
      const { message, file, line } = thrown;
      return { ...base, phase: 'loop', message, file, line };
    }
    const { stack, message } = (thrown ?? {}) as Partial<Error>;
    const text = typeof message === 'string' && message !== '' ? message : String(thrown);
    return { ...base, phase, message: text.slice(0, LONGEST), ...placeOf(String(stack ?? '')) };
  } catch {
    return { ...base, phase, message: 'Something was thrown that cannot be read.' };
  }
}
