/** One step of a command: what it does, in words, and the work itself. */
export interface Step {
  title: string;
  run: () => unknown;
}

/**
 * Runs steps one after another and prints how long each took.
 * @throws What the first failing step throws; the steps after it do not run.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const { title, run } of steps) {
    const start = performance.now();
    await run();
    console.log(`✓ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
}

/**
 * Runs several rows of steps side by side, for programs that use one processor each. Each row goes
 * on to its end or its first failing step.
 * @throws What the first of the rows that failed has thrown.
 */
export async function runSideBySide(...rows: readonly (readonly Step[])[]): Promise<void> {
  const results = await Promise.allSettled(rows.map((steps) => runSteps(steps)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
