import type { GuideSection } from './parsedGuide';
import { dropComments } from './dropComments';
import { readEmbeds } from './embeds';
import { GuideDraft } from './guideDraft';
import { readHeadings } from './headings';
import { parseMarkdown } from './parseMarkdown';
import { resolveReferences } from './references';
import { splitSections } from './splitSections';

/** Returns the sections of a page that has this source; it may show the demos. */
export function sectionsIn(source: string, demos: readonly string[] = []): GuideSection[] {
  const context = {
    file: 'a.md',
    pathname: '/x/react-data-grid/sorting/',
    productId: 'x-data-grid',
    demos: new Set(demos),
    components: new Set(['KeyboardTable']),
  };
  const draft = new GuideDraft(context, source);
  const tree = parseMarkdown(source);
  for (const step of [dropComments, readEmbeds, resolveReferences, readHeadings]) step(tree, draft);
  return splitSections(tree);
}
