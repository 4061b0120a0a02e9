import type { GuideBlock, GuideProps } from '../../../core/types';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import type { CodeNames } from '../../read/names/codeNames';
import { linkCode } from '../../read/names/linkCode';
import { linkText } from '../../read/names/linkText';
import { readDemoCode } from './demoCode';
import { forcedTarget } from './forcedTarget';
import { readPieces, textOf, type Piece } from './htmlPieces';
import { NameCounts } from './nameCounts';
import type { NameIndex, NameTarget } from './nameTarget';
import { readProseName } from './proseForms';
import { ProseResolver } from './proseResolver';
import { fenceKey } from '../../read/names/codeNames';

/** A section's code, and what its sentences have linked. */
interface Section {
  code: NameCounts;
  linked: Set<string>;
}

/**
 * Returns the blocks of a guide with links around the names of the API: every one in its fences, the
 * first of each section in its sentences. The demos' code is linked with the demos.
 * @throws ContentError for a name that a writer has asked for and that the reference lacks.
 */
export function linkGuide(
  guide: ParsedGuide,
  { index, codeNames }: { index: NameIndex; codeNames: CodeNames },
): GuideProps['blocks'] {
  const { blocks, meta } = guide.props;
  const page = new NameCounts(index);
  const pieces = blocks.map((block) => (block.kind === 'html' ? readPieces(block.html) : []));
  const sections = readSections();
  const prose = new ProseResolver(index, meta, page);
  let current = -1;
  return blocks.map((block, at): GuideBlock => {
    if (block.kind !== 'html') return block;
    return { ...block, html: pieces[at]!.map(render).join('') };
  });

  /** Reads all code first: a sentence may stand above the code that it is about. */
  function readSections(): Section[] {
    const found: Section[] = [newSection()];
    for (const [at, block] of blocks.entries()) {
      for (const piece of pieces[at]!) {
        if (piece.kind === 'heading') found.push(newSection());
        if (piece.kind === 'block') addCode(found.at(-1)!, textOf(piece.html), namesIn(piece));
      }
      if (block.kind !== 'demo') continue;
      for (const { file, code } of readDemoCode(guide, block.name)) {
        addCode(found.at(-1)!, code, codeNames.get(file) ?? []);
      }
    }
    return found;
  }

  function newSection(): Section {
    return { code: new NameCounts(index), linked: new Set() };
  }

  function addCode({ code }: Section, text: string, names: ReturnType<typeof namesIn>): void {
    code.add(text, names);
    page.add(text, names);
  }

  function namesIn({ html }: Piece) {
    return codeNames.get(fenceKey(guide.file, textOf(html))) ?? [];
  }

  function render(piece: Piece): string {
    if (piece.kind === 'heading') current += 1;
    if (piece.kind === 'block') return linkCode(piece.html, namesIn(piece));
    return piece.kind === 'code' ? renderProse(piece) : piece.html;
  }

  function renderProse({ html, forced }: Piece): string {
    const section = sections[current + 1]!;
    const text = textOf(html);
    const found = forced === undefined ? findTarget(text, section) : forcedPlace(text, forced);
    if (!found || section.linked.has(found.target.href)) return html;
    section.linked.add(found.target.href);
    return linkText(html, found.start, found.end, found.target.href);
  }

  function findTarget(text: string, { code }: Section) {
    const wanted = readProseName(text);
    const target = wanted && prose.resolve(wanted, code);
    return target && { start: wanted.start, end: wanted.end, target };
  }

  function forcedPlace(text: string, forced: string) {
    const target: NameTarget | undefined = forcedTarget(guide, forced, index);
    return target && { start: 0, end: text.length, target };
  }
}
