/** A demo as it is exported; drawings, which may have any element, come after this. */
const DEMO = /<section\b[^>]*\bdata-demo=""[^>]*>.*?<\/section>/gs;
/** What React's server renderer writes around the content of a `<Suspense>` that is complete. */
const START = '<!--$-->';
const END = '<!--/$-->';

/**
 * Marks the demos of a document after the first as parts that React adopts later
 * (`views/HydratedLater.tsx`).
 * @param html The exported document, without drawings.
 * @param file Path of the document, for messages.
 * @throws Error where a demo has a section inside: its end would not be found.
 */
export function markLaterDemos(html: string, file: string): string {
  let count = 0;
  return html.replace(DEMO, (demo) => {
    if (demo.indexOf('<section', 1) > 0) {
      throw new Error(
        `${file}: a demo has a <section> inside, so its end is not known.\n` +
          '  Fix: use another element in src/demo, or teach markLaterDemos.ts to find the end.',
      );
    }
    count += 1;
    return count === 1 ? demo : `${START}${demo}${END}`;
  });
}

/** Returns a document as it was before `markLaterDemos`. */
export function withoutMarks(html: string): string {
  return html.replaceAll(START, '').replaceAll(END, '');
}
