import { messageSections } from '../../../../data/messages';
import type { ParsedGuide } from '../../parsedGuide';
import { wholeSections } from '../guideSections';
import { explainMessages, type Explanations } from './explainMessages';
import { loadMessages } from './loadMessages';

/** Buttons and drawings; code counts, because pages quote messages in fences. */
const SILENT = new Set(['button', 'style', 'script', 'svg']);

/** Returns what the installed packages print, and the sections of the guides that explain it. */
export function explainedMessages(guides: readonly Pick<ParsedGuide, 'props'>[]): Explanations {
  const read = guides.map(({ props: { pathname, blocks } }) => ({
    pathname,
    sections: wholeSections(blocks, SILENT),
  }));
  return explainMessages(loadMessages(), read, messageSections);
}
