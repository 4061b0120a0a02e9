import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '../kit/contentError';
import { throwProblems } from '../kit/contentErrors';
import { collectDemo } from '../read/demos/collectDemo';
import { demoPlaceOf } from '../read/demos/demoPlace';
import { readPreview } from '../read/demos/preview';
import {
  embeddedDemo,
  firstParagraphOf,
  sectionsOf,
  sectionTitle,
  type Section,
} from '../read/markdown/sections';
import type { ParsedGuide } from '../read/markdown/parsedGuide';
import type { Site } from '../model/site';
import { identifiersOf } from '../read/identifiers';
import { apiVocabulary } from './apiVocabulary';

/** An identifier that its section names first and shows nowhere. */
interface Unshown {
  name: string;
  line: number;
}

/**
 * Returns the sections whose first paragraph names API that no code on screen shows: what a section
 * teaches stands in a preview or a fence of it (VOICE, "Code that readers can see"). A section argues
 * an exception with `<!-- unshown: name: reason -->`.
 */
export function sectionProblems(
  guide: ParsedGuide,
  vocabulary: ReadonlySet<string>,
): ContentError[] {
  return sectionsOf(guide.source.tree).flatMap((section) =>
    unshownIn(section, guide, vocabulary).map(
      ({ name, line }) =>
        new ContentError(
          { file: guide.file, line },
          `The section ${titleOf(section)} begins with \`${name}\`, which no code on screen shows.`,
          `Show it in a preview or a fence of the section, or write <!-- unshown: ${name}: why --> in it.`,
        ),
    ),
  );
}

/**
 * Checks the sections of all guides, and prints how many argue an exception.
 * @throws ContentErrors for sections that name their API without showing it.
 */
export function checkSections({ guides, api }: Pick<Site, 'guides' | 'api'>): void {
  const vocabulary = apiVocabulary([...api.entries, ...api.parts]);
  throwProblems(guides.flatMap((guide) => sectionProblems(guide, vocabulary)));
  const argued = guides.flatMap(({ source }) => source.tree.children.flatMap(arguedIn));
  console.log(`  ${argued.length} names are argued to need no code.`);
}

function titleOf(section: Section): string {
  const title = sectionTitle(section);
  return title === undefined ? 'before the first heading' : `"${title}"`;
}

function unshownIn(
  section: Section,
  guide: ParsedGuide,
  vocabulary: ReadonlySet<string>,
): Unshown[] {
  const { nodes } = section;
  const first = firstParagraphOf(section);
  if (!first) return [];
  const shown = new Set(identifiersOf(nodes.map((node) => codeOf(node, guide)).join('\n')));
  const argued = new Set(nodes.flatMap(arguedIn));
  const missing: Unshown[] = [];
  visit(first, 'inlineCode', ({ value, position }) => {
    // `@mui/x-charts` is a package: its "x" is no prop.
    if (value.includes('/')) return;
    const names = identifiersOf(value).filter((name) => vocabulary.has(name));
    if (names.length === 0 || names.some((name) => shown.has(name) || argued.has(name))) return;
    missing.push({ name: names[0]!, line: position?.start.line ?? 1 });
  });
  return missing;
}

/** The code that a node shows on screen: a fence, a demo's preview, or the fences inside it. */
function codeOf(node: RootContent, guide: ParsedGuide): string {
  if (node.type === 'paragraph') return previewOf(embeddedDemo(node), guide);
  const code: string[] = [];
  visit(node, 'code', ({ value }) => void code.push(value));
  return code.join('\n');
}

function previewOf(name: string | undefined, { props }: ParsedGuide): string {
  if (name === undefined) return '';
  const main = collectDemo(name, demoPlaceOf(props.pathname)).forms.system?.files[0];
  return (main && readPreview(main.code, main.path).preview) ?? '';
}

function arguedIn(node: RootContent): string[] {
  if (node.type !== 'html') return [];
  return [...node.value.matchAll(/<!--\s*unshown:\s*([\w$]+):\s*\S.*?-->/gs)].map(
    ([, name]) => name!,
  );
}
