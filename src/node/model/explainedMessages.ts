import { messageSections } from '../../../data/messages';
import { explainMessages, type Explanations } from '../read/messages/explainMessages';
import { loadMessages } from '../read/messages/loadMessages';
import type { ParsedGuide } from '../read/markdown/parsedGuide';
import { sectionText } from './sectionText';

/** Returns what the installed packages print, and the sections of the guides that explain it. */
export function explainedMessages(
  guides: readonly Pick<ParsedGuide, 'props' | 'sections'>[],
): Explanations {
  const read = guides.map(({ props: { pathname }, sections }) => ({
    pathname,
    // Pages quote messages in fences.
    sections: sections.map(
      (section) =>
        [section.id, section.title, sectionText(section, { withCode: true })] as [
          string,
          string,
          string,
        ],
    ),
  }));
  return explainMessages(loadMessages(), read, messageSections);
}
