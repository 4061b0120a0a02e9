/** The longest code that is run, in characters: the whole of the demos' data is a third of it. */
export const MAX_CODE_LENGTH = 500_000;

/** How long a loop of edited code may hold up the frame, in milliseconds. */
export const LOOP_LIMIT_MS = 1500;

/** Returns how long some code is, in characters. */
export const lengthOf = (files: Readonly<Record<string, string>>): number =>
  Object.values(files).reduce((sum, { length }) => sum + length, 0);

/** The longest hash of a link that is read or made, in characters. */
export const MAX_LINK_LENGTH = 200_000;

/** Pause after a key before the code is run, in milliseconds: the letter is on screen by then. */
export const RUN_DELAY_MS = 20;

/** The same while the run before is on its way: runs must not queue up in the frame. */
export const BUSY_DELAY_MS = 60;

/** Pause after a key before new problems are shown: half a word is nobody's mistake. */
export const PROBLEM_DELAY_MS = 500;
