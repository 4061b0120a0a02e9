import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { DemoInfo } from '../../../core/demoTypes';
import { markdownPath } from '../../../core/markdownPath';
import type { PageFacts } from '../../model/pageFacts';
import { parseMarkdown } from '../../read/markdown/parseMarkdown';
import { sectionsIn } from '../../read/markdown/sections.fixture';
import type { AgentPage } from './agentPage';
import type { AgentDemo } from './agentSite';
import { guideContent } from './guideContent';
import { renderTwin } from './renderTwin';

/** Small pages for the tests of this folder. */

/** Text that means something in Markdown, HTML, JSON or YAML, and some that runs the other way. */
export const HOSTILE =
  'A `b` | c <b> </script> "q" \'r\' [x](y) *z* _u_ # & \\ {{d}} <!-- :: שלום \u202eRTL';

/** Code that would end a block or an element if nobody took care. */
export const HOSTILE_CODE = '```\n</script>\n~~~~\nconst a = `${"`"}` | 1; // שלום';

const PATHNAME = '/x/react-data-grid/sorting/';

export function page(facts: Partial<PageFacts> = {}, rest: Partial<AgentPage> = {}): AgentPage {
  return {
    pathname: PATHNAME,
    title: 'Sorting',
    description: 'Sort rows.',
    productId: 'x-data-grid',
    image: '/static/social/data-grid.png',
    packages: ['@mui/x-data-grid'],
    toc: [],
    content: () => [],
    ...facts,
    ...rest,
  };
}

export function demo(
  name: string,
  code: string,
  others: readonly { name: string; code: string }[] = [],
  info: Partial<DemoInfo> = {},
): AgentDemo {
  const title = name.replace(/(?!^)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    info: { name, title, forms: ['system'], ...info } as DemoInfo,
    files: [{ name: `${name}.tsx`, code }, ...others],
  };
}

/** Returns the twin of a page of the Data Grid that has this source. */
export function twinOf(source: string, demos: readonly AgentDemo[] = [], facts = {}): string {
  const pathname = PATHNAME;
  const surroundings = {
    pathname,
    title: 'Sorting',
    demos: new Map(demos.map((one) => [one.info.name, one])),
    isUnwritten: (path: string) => path.includes('unwritten'),
  };
  const sections = sectionsIn(source, [...surroundings.demos.keys()]);
  const written = { text: source, tree: read(source) };
  const content: AgentPage['content'] = (place) =>
    guideContent({ sections, source: written }, { ...surroundings, ...place });
  return renderTwin(page(facts, { content }), {
    fileOf: (path) => (path.startsWith('/x/') ? markdownPath(path) : undefined),
    idOf: (_pathname, id) => id,
  });
}

/** The fixture that has every feature of our dialect. */
export const everyFeature = () => readFileSync('tests/fixtures/markdown/every-feature.md', 'utf8');

/** Reads Markdown back as an agent would. */
export const read = (markdown: string): Root => parseMarkdown(markdown);
