import type { SearchMessage } from '../../../core/searchTypes';
import type { ExplainedMessage } from './explainMessages';

/** As much of a message as tells it from the others, in characters. */
const LONGEST = 110;

/**
 * Returns the messages as the index holds them, those that begin alike once.
 * @param places Places of pages in the index by pathname.
 */
export function shortMessages(
  messages: readonly ExplainedMessage[],
  places: ReadonlyMap<string, number>,
): SearchMessage[] {
  const short = new Map<string, SearchMessage>();
  for (const { message, pathname, id, heading } of messages) {
    const page = places.get(pathname);
    if (page === undefined) continue;
    const line = message.replace(/\s+/g, ' ');
    const text = line.length > LONGEST ? line.slice(0, line.lastIndexOf(' ', LONGEST)) : line;
    if (!short.has(text)) short.set(text, [text, page, id, heading]);
  }
  return [...short.values()];
}
