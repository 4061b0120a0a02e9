import type { SearchSection } from '../../../core/searchTypes';
import type { GuideSection } from '../../read/markdown/parsedGuide';
import { sectionText } from '../../model/sectionText';
import { demoTitle } from '../../read/demos/demoTitle';
import { shortenText } from './shortenText';

/**
 * Returns the parts of a guide: what comes before the first heading, one for each heading, then its
 * demos. Code is left out: it has its own words.
 */
export function guideSections(sections: readonly GuideSection[]): SearchSection[] {
  const parts = sections.map((section): SearchSection => {
    const text = sectionText(section, { withCode: false });
    const tidy = text.replace(/\s+/g, ' ').replace(/ (?=[,.;:)])/g, '');
    return [section.id, section.title, shortenText(tidy.trim())];
  });
  const demos = sections.flatMap(({ nodes }) =>
    nodes.flatMap((node): SearchSection[] => {
      const name = node.type === 'embed' && node.block.kind === 'demo' && node.block.name;
      return name ? [[name, demoTitle(name), '']] : [];
    }),
  );
  return [...parts, ...demos];
}
