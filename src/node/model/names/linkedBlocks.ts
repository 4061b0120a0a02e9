import type { GuideProps } from '../../../core/types';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import type { CodeNames } from '../../read/names/codeNames';
import { linkGuide } from './linkGuide';
import type { NameIndex } from './nameTarget';

/** The links of each guide as it was parsed, so that in development one edit links one guide. */
const lastLinked = new WeakMap<ParsedGuide, GuideProps['blocks']>();

/**
 * Returns the blocks of a guide with links around the names of the API; each guide is linked once.
 * @throws ContentError for a name that a writer has asked for and that the reference lacks.
 */
export function linkedBlocks(
  guide: ParsedGuide,
  names: { index: NameIndex; codeNames: CodeNames },
): GuideProps['blocks'] {
  const blocks = lastLinked.get(guide) ?? linkGuide(guide, names);
  lastLinked.set(guide, blocks);
  return blocks;
}
