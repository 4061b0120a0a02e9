import type { ContentError } from './contentError';

/** Several problems of one check, so that a writer mends them in one go. */
export class ContentErrors extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly ContentError[]) {
    super(problems.map(({ message }) => message).join('\n'));
  }
}

/** @throws ContentErrors when there are any problems. */
export function throwProblems(problems: readonly ContentError[]): void {
  if (problems.length > 0) throw new ContentErrors(problems);
}
