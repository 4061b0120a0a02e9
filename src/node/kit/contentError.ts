/** Where in the writers' files a problem is. */
export interface ContentPosition {
  /** Path from the project's root. */
  file: string;
  line?: number;
}

/** A problem in what a writer wrote. It fails the build and says where, what and how to mend it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /**
   * @param position File and, where known, line.
   * @param problem What is wrong, as one sentence.
   * @param fix What to do about it, as one sentence.
   */
  constructor(
    readonly position: ContentPosition,
    readonly problem: string,
    readonly fix: string,
  ) {
    const { file, line } = position;
    super(`${line === undefined ? file : `${file}:${line}`}: ${problem}\n  Fix: ${fix}`);
  }
}
