/**
 * Returns what a command says of what stopped it: who reads how to mend it needs no stack, a defect of
 * the build itself does.
 * @param error Whatever was thrown.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.includes('\n  Fix: ') ? error.message : (error.stack ?? error.message);
}
