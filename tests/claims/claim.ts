import { describe, test } from 'vitest';

/** Tells one sentence of a page that a test runs: the heading that it stands under, and the sentence. */
export type Claim = (heading: string, sentence: string, run: () => unknown) => void;

/**
 * Returns the function that states what a page claims (SPEC 13.1). `npm run check` holds each heading
 * against the page, so that a claim which fails leads to its text.
 * @param pathname Path of the page, for example `/x/react-data-grid/sorting/`.
 */
export function claimsOf(pathname: string): Claim {
  return (heading, sentence, run) =>
    describe(`${pathname} › ${heading}`, () => {
      test(sentence, async () => {
        await run();
      });
    });
}
