import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { identifiersOf } from '../../read/identifiers';
import { demoPlaceOf } from '../../read/demos/demoPlace';
import { EXPLICIT_IDS } from '../../read/markdown/headings';
import {
  demosIn,
  firstParagraphOf,
  sectionsOf,
  sectionTitle,
  type Section,
} from '../../read/markdown/sections';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import { guideName } from '../../../core/guideName';

/** A place in a guide where a name of the API is explained or shown. */
export interface ApiUse {
  /** Pathname of the guide. */
  guide: string;
  title: string;
  href: string;
}

/** What a demo gives a value: `columnBufferPx={…}` and `field: …`. */
const SET = /\b[a-z]\w*(?==[{"']|: )/g;

/**
 * Returns where guides use a name of the API, by that name, once for each guide: at the section that
 * begins with it, because what the first paragraph names is what the section is about (VOICE, "Code
 * that readers can see"), else at the first demo that sets it. Explanations come before demos; both
 * are in the order of the navigation.
 */
export function usesByName(guides: readonly ParsedGuide[]): Map<string, ApiUse[]> {
  const uses = new Map<string, ApiUse[]>();
  const add = (names: Iterable<string>, use: ApiUse) => {
    for (const name of new Set(names)) {
      const known = uses.get(name) ?? [];
      if (!known.some(({ guide }) => guide === use.guide)) uses.set(name, [...known, use]);
    }
  };
  const sections = guides.flatMap((guide) =>
    sectionsOf(guide.source.tree).map((section) => ({ guide, section })),
  );
  for (const { guide, section } of sections) add(namesIn(section), explanation(guide, section));
  for (const { guide, section } of sections) {
    for (const demo of demosIn(section)) add(setIn(demo, guide), demoUse(demo, guide));
  }
  return uses;
}

function namesIn(section: Section): string[] {
  const names: string[] = [];
  const first = firstParagraphOf(section);
  if (!first) return names;
  visit(first, 'inlineCode', ({ value }) => {
    // `@mui/x-charts` is a package: its "x" is no prop.
    if (!value.includes('/')) names.push(...identifiersOf(value));
  });
  return names;
}

function setIn(demo: string, { props }: ParsedGuide): string[] {
  const { folder } = demoPlaceOf(props.pathname);
  return readFileSync(path.join(folder, `${demo}.tsx`), 'utf8').match(SET) ?? [];
}

function explanation(guide: ParsedGuide, section: Section): ApiUse {
  const { pathname, toc } = guide.props;
  const title = sectionTitle(section);
  const [, explicit] = EXPLICIT_IDS.exec(section.heading ? toString(section.heading) : '') ?? [];
  const id = explicit?.split(/\s+#/)[0] ?? toc.find((entry) => entry.title === title)?.id;
  return use(guide, '', id === undefined ? pathname : `${pathname}#${id}`);
}

function demoUse(demo: string, guide: ParsedGuide): ApiUse {
  return use(guide, ' (demo)', `${guide.props.pathname}#${demo}`);
}

function use({ props: { pathname, meta } }: ParsedGuide, mark: string, href: string): ApiUse {
  return { guide: pathname, title: guideName(meta.title) + mark, href };
}
