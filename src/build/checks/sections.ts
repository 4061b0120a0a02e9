import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { ContentError } from '../contentError';
import { throwProblems } from '../contentErrors';
import { collectDemo } from '../demos/collectDemo';
import { demoPlaceOf } from '../demos/demoPlace';
import { readPreview } from '../demos/preview';
import { EXPLICIT_IDS } from '../markdown/headings';
import type { ParsedGuide } from '../parsedGuide';
import type { Site } from '../site';
import { apiVocabulary, identifiersOf } from './apiVocabulary';

/** A heading and all below it, up to the next heading of its level or above. */
interface Section {
  /** Missing for what stands before the first heading. */
  heading?: Heading;
  nodes: RootContent[];
}

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

function sectionsOf({ children }: Root): Section[] {
  const starts = children.flatMap((node, index) => (node.type === 'heading' ? [index] : []));
  const intro: Section = { nodes: children.slice(0, starts[0]) };
  const sections = starts.map((start) => {
    const heading = children[start] as Heading;
    const rest = children.slice(start + 1);
    const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
    return { heading, nodes: end < 0 ? rest : rest.slice(0, end) };
  });
  return [intro, ...sections];
}

function titleOf({ heading }: Section): string {
  return heading ? `"${toString(heading).replace(EXPLICIT_IDS, '')}"` : 'before the first heading';
}

function unshownIn(
  { nodes }: Section,
  guide: ParsedGuide,
  vocabulary: ReadonlySet<string>,
): Unshown[] {
  const end = nodes.findIndex(({ type }) => type === 'heading');
  const own = end < 0 ? nodes : nodes.slice(0, end);
  const first = own.find((node) => node.type === 'paragraph' && !isEmbed(node));
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
  if (node.type === 'paragraph') return previewOf(embedOf(node), guide);
  const code: string[] = [];
  visit(node, 'code', ({ value }) => void code.push(value));
  return code.join('\n');
}

function previewOf(name: string | undefined, { props }: ParsedGuide): string {
  if (name === undefined) return '';
  const main = collectDemo(name, demoPlaceOf(props.pathname)).forms.system?.files[0];
  return (main && readPreview(main.code, main.path).preview) ?? '';
}

function isEmbed(node: Paragraph): boolean {
  return toString(node).startsWith('{{');
}

function embedOf(node: Paragraph): string | undefined {
  return /^\{\{\s*"demo":\s*"(\w+)\.tsx"/.exec(toString(node))?.[1];
}

function arguedIn(node: RootContent): string[] {
  if (node.type !== 'html') return [];
  return [...node.value.matchAll(/<!--\s*unshown:\s*([\w$]+):\s*\S.*?-->/gs)].map(
    ([, name]) => name!,
  );
}
