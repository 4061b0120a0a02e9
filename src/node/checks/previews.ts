import type { GuideBlock } from '../../core/types';
import { ContentError } from '../kit/contentError';
import { throwProblems } from '../kit/contentErrors';
import { collectDemo } from '../read/demos/collectDemo';
import { demoPlaceOf } from '../read/demos/demoPlace';
import { readPreview } from '../read/demos/preview';
import type { ParsedGuide } from '../read/markdown/parsedGuide';
import type { Site } from '../model/site';
import { identifiersOf } from '../read/identifiers';
import { apiVocabulary } from './apiVocabulary';

/** How many lines of a demo are on screen without a click (SPEC 13.2). */
const LEAST = 3;
const MOST = 15;

type DemoBlock = Extract<GuideBlock, { kind: 'demo' }>;

/** What is wrong, and what to do about it. */
type Fault = readonly [problem: string, fix: string];

/**
 * Returns what is wrong with the previews of a guide's demos: each demo shows 3 to 15 lines with the
 * API that it teaches, unless its line in the Markdown calls it a showcase (SPEC 13.2).
 * @param vocabulary Names of the API; a preview without any of them is wrapper markup.
 */
export function previewProblems(
  guide: ParsedGuide,
  vocabulary: ReadonlySet<string>,
): ContentError[] {
  const place = demoPlaceOf(guide.props.pathname);
  return demoBlocks(guide).flatMap(({ name, options }) => {
    const main = collectDemo(name, place).forms.system!.files[0]!;
    const fault = previewFault(main, options.showcase !== undefined, vocabulary);
    return fault ? [new ContentError({ file: main.path }, ...fault)] : [];
  });
}

function demoBlocks({ props }: ParsedGuide): DemoBlock[] {
  return props.blocks.filter((block): block is DemoBlock => block.kind === 'demo');
}

/**
 * Checks the demos of all guides, and prints how many show their lesson.
 * @throws ContentErrors for demos whose lesson is not on screen.
 */
export function checkPreviews({ guides, api }: Pick<Site, 'guides' | 'api'>): void {
  const vocabulary = apiVocabulary([...api.entries, ...api.parts]);
  throwProblems(guides.flatMap((guide) => previewProblems(guide, vocabulary)));
  const options = guides.flatMap(demoBlocks).map((block) => block.options);
  const showcases = options.filter(({ showcase }) => showcase !== undefined).length;
  console.log(
    `  ${options.length - showcases} demos show their lesson, ${showcases} are showcases.`,
  );
}

/**
 * Returns what is wrong with the preview of a demo's main file.
 * @param isShowcase Whether the Markdown gives a reason for showing no code.
 * @throws ContentError for marks that are not one pair.
 */
export function previewFault(
  { code, path }: { code: string; path: string },
  isShowcase: boolean,
  vocabulary: ReadonlySet<string>,
): Fault | undefined {
  const { preview } = readPreview(code, path);
  if (isShowcase) return preview === undefined ? undefined : IDLE_REASON;
  if (preview === undefined) return NO_PREVIEW;
  const count = preview.split('\n').filter((line) => line.trim() !== '').length;
  if (count < LEAST || count > MOST) return wrongLength(count);
  const imported = packageNames(code);
  const isApi = (word: string) => vocabulary.has(word) || imported.has(word);
  return identifiersOf(preview).some(isApi) ? undefined : NO_API;
}

const NO_PREVIEW: Fault = [
  'The demo shows no code without a click.',
  'Put {/* preview-start */} and {/* preview-end */} around the 3 to 15 lines that it teaches.',
];
const IDLE_REASON: Fault = [
  'The Markdown calls this demo a showcase, yet it has a preview.',
  'Remove "showcase" from the line {{"demo": …}}, or the marks from the code.',
];
const NO_API: Fault = [
  'The preview contains nothing of the API, only markup around it.',
  'Move its marks around the component, prop, option or hook that the demo teaches.',
];

function wrongLength(count: number): Fault {
  return [
    `The preview has ${count} lines.`,
    `Move its marks, or reorder the code, so that ${LEAST} to ${MOST} lines show the lesson.`,
  ];
}

/** Names that a module imports from the packages which this site documents. */
function packageNames(code: string): Set<string> {
  const imports = code.matchAll(/import\s+(?:type\s+)?([^'"]*?)\s+from\s+['"]@mui\/x-[^'"]+['"]/g);
  return new Set([...imports].flatMap(([, names]) => identifiersOf(names!)));
}
