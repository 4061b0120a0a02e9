import type { Change, Migration } from '../changes';
import type { Finding } from './findChanges';
import type { SeenName } from './scanNames';

/** Kinds of changes that leave the name as it is, so that ported code still has it. */
const KEEPS_NAME: ReadonlySet<Change['kind']> = new Set(['default', 'type', 'dom', 'behavior']);

/**
 * Whether the text has nothing to edit for a change, though its name is there: the code already has
 * the new form, or lacks what changed.
 * @param seen The places of the name.
 */
export function isSettled(
  { kind, done, needs }: Change,
  seen: readonly SeenName[],
  text: string,
): boolean {
  if (done !== undefined && new RegExp(done).test(text)) return true;
  if (needs !== undefined && !new RegExp(needs).test(text) && IMPORT.test(text)) return true;
  // Who sets a value doesn't get the default.
  return kind === 'default' && seen.length > 0 && seen.every(isSet);
}

const isSet = ({ role }: SeenName) => role === 'attribute' || role === 'key';
/** A name without its file asks what became of it. */
const IMPORT = /\bimport\b/;

/**
 * Returns the newest version that the text is on: it has a name that came with that version, and none
 * that the version took away.
 */
export function versionOf(
  names: readonly SeenName[],
  findings: readonly Finding[],
  migrations: readonly Migration[],
): number | undefined {
  const seen = new Set(names.map(({ name }) => name));
  const versions = migrations
    .filter(({ marks = [] }) => marks.some((mark) => seen.has(mark)))
    .map(({ to }) => to);
  if (versions.length === 0) return undefined;
  const newest = Math.max(...versions);
  const isHalf = findings.some(({ migration, change, certainty }) => {
    const isOld = !KEEPS_NAME.has(change.kind) && change.effect === 'breaks';
    return isOld && certainty !== 'possible' && migration.to <= newest;
  });
  return isHalf ? undefined : newest;
}

/**
 * Whether a change is behind code that is on a version. What is deprecated is still to do, and so is
 * what codemods leave half done (`done` says how the whole looks).
 */
export function isBehind({ migration, change }: Finding, version: number | undefined): boolean {
  const isBefore = version !== undefined && migration.to <= version;
  return isBefore && KEEPS_NAME.has(change.kind) && change.done === undefined;
}
