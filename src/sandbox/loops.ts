import { LOOP_LIMIT_MS } from '../playground/limits';

/** The clock is asked once in so many rounds. */
const ROUNDS = 200;

/** A loop that did not come to an end. */
export class LoopError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
  ) {
    // Readers get the page's words for it (openSandbox.ts).
    super(`A loop was stopped after ${LOOP_LIMIT_MS} ms.`);
  }
}

export interface LoopGuards {
  /** Stands in the condition of a loop; always true, or it throws. */
  tick: (line: number) => true;
  /** Stands around what a `for … of` goes through. */
  watch: (line: number, values: Iterable<unknown>) => Iterable<unknown>;
}

interface Loop {
  started: number;
  rounds: number;
}

/**
 * Returns what the guards in the code of a file call. Time is counted from the first round of a loop
 * in a task of the browser: between tasks the page lives, whatever a loop does.
 */
export function createLoopGuards(file: string, now: () => number = () => performance.now()) {
  const loops = new Map<number, Loop>();
  const tick = (line: number): true => {
    let loop = loops.get(line);
    if (!loop) {
      loop = { started: now(), rounds: 0 };
      loops.set(line, loop);
      if (loops.size === 1) setTimeout(() => loops.clear());
    }
    loop.rounds += 1;
    if (loop.rounds % ROUNDS === 0 && now() - loop.started > LOOP_LIMIT_MS) {
      throw new LoopError(file, line);
    }
    return true;
  };
  function* watch(line: number, values: Iterable<unknown>) {
    for (const value of values) {
      tick(line);
      yield value;
    }
  }
  return { tick, watch } satisfies LoopGuards;
}
