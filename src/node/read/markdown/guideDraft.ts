import type { Node } from 'mdast';
import type { TocEntry } from '../../../core/types';
import { ContentError } from '../../kit/contentError';
import type { GuideFence, GuideLink } from './parsedGuide';
import type { GuideContext } from './guideContext';

/** What the steps of the pipeline gather while they work through one page. */
export class GuideDraft {
  readonly toc: TocEntry[] = [];
  readonly links: GuideLink[] = [];
  readonly unwrittenLinks: string[] = [];
  readonly fences: GuideFence[] = [];
  readonly ids = new Set<string>();
  private tabGroups = 0;

  /**
   * @param context What is known around the file.
   * @param text The whole file, line ends normalised, front matter included.
   */
  constructor(
    readonly context: GuideContext,
    readonly text: string,
  ) {}

  /** Number of the next tab group, from 1: it keeps the ids of the page's tabs apart. */
  nextTabGroup(): number {
    this.tabGroups += 1;
    return this.tabGroups;
  }

  /** The Markdown that a node was read from, as written. */
  sourceOf(node: Node): string {
    return this.text.slice(node.position?.start.offset, node.position?.end.offset);
  }

  /**
   * Takes an id that the writer chose.
   * @throws ContentError when the page has it already.
   */
  claimId(id: string, where: Node | number, fix: string): void {
    if (this.ids.has(id)) {
      throw this.problem(where, `The id "${id}" occurs twice on this page.`, fix);
    }
    this.ids.add(id);
  }

  /**
   * Makes the error for a writer's mistake.
   * @param where The node, or the line in the file.
   */
  problem(where: Node | number, problem: string, fix: string): ContentError {
    const line = typeof where === 'number' ? where : where.position?.start.line;
    return new ContentError({ file: this.context.file, line }, problem, fix);
  }
}
