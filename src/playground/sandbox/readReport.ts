import type { SandboxPhase, SandboxReport } from './types';

const PHASES: readonly SandboxPhase[] = [
  'compile',
  'load',
  'render',
  'event',
  'promise',
  'loop',
  'frame',
];

const LONGEST = 2000;
/** Highest frame that a run can ask for, in pixels. */
const HIGHEST = 20_000;

const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

/**
 * Reads what came from the frame. Code in it may send what it likes through a port that it has
 * found, so only what a report can be gets through.
 * @param runs Number of the last run.
 */
export function readReport(message: unknown, runs: number): SandboxReport | undefined {
  const {
    kind,
    run,
    height,
    phase,
    message: text,
    ...rest
  } = (message ?? {}) as Record<string, unknown>;
  if (kind === 'height') {
    return isCount(height, Number.MAX_SAFE_INTEGER)
      ? { kind, height: Math.min(height, HIGHEST) }
      : undefined;
  }
  if (!isCount(run, runs)) return undefined;
  if (kind === 'ran') return { kind, run };
  const known = PHASES.find((name) => name === phase);
  if (kind !== 'problem' || !known || typeof text !== 'string') return undefined;
  const { file, line, column } = rest;
  return {
    kind,
    run,
    phase: known,
    message: text.slice(0, LONGEST),
    ...(typeof file === 'string' && { file: file.slice(0, LONGEST) }),
    ...(isCount(line, Number.MAX_SAFE_INTEGER) && { line }),
    ...(isCount(column, Number.MAX_SAFE_INTEGER) && { column }),
  };
}
