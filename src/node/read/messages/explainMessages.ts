import { fixedParts, messageWords } from '../../../core/messageText';
import type { SearchSection } from '../../../core/searchTypes';
import { ContentError } from '../../kit/contentError';

/** A guide with all of its text, code included. */
export interface ReadGuide {
  pathname: string;
  sections: readonly SearchSection[];
}

/** A message and the section that explains it. */
export interface ExplainedMessage {
  message: string;
  pathname: string;
  id: string;
  heading: string;
}

/** What is known of the messages of the packages. */
export interface Explanations {
  explained: ExplainedMessage[];
  /** Messages that no page explains. */
  unexplained: string[];
}

/** So many words in a row are the message's own; shorter messages must stand there as a whole. */
const FEWEST_WORDS = 4;
/** Guides of an upgrade explain messages to those who upgrade alone. */
const UPGRADE = /^\/x\/migration\//;
/** Writers leave out the end of a long one. */
const MOST_WORDS = 12;

/**
 * Finds the section that explains each message: the one of the table, or the one in which the first
 * line of the message stands word for word, best in a heading.
 * @param table Starts of messages, and the sections that explain them without quoting.
 * @throws ContentError for a start without a message, and for a section that is not there.
 */
export function explainMessages(
  messages: readonly string[],
  guides: readonly ReadGuide[],
  table: Readonly<Record<string, string>>,
): Explanations {
  const places = guides.flatMap(({ pathname, sections }) =>
    sections.map(([id, heading, text]) => ({
      ...{ pathname, id, heading },
      headingWords: spaced(heading),
      words: `${spaced(heading)}${spaced(text)}`,
    })),
  );
  const told = new Map(
    Object.entries(table).map(([start, href]) => {
      if (!messages.some((message) => message.startsWith(start))) throw noMessage(start);
      const place = places.find(({ pathname, id }) => `${pathname}#${id}` === href);
      if (!place) throw noSection(href);
      return [start, place] as const;
    }),
  );
  const result: Explanations = { explained: [], unexplained: [] };
  for (const message of messages) {
    const quote = spaced(longestQuote(message));
    const scoreOf = ({ pathname, words, headingWords, heading }: (typeof places)[number]) =>
      words.includes(quote)
        ? Number(!UPGRADE.test(pathname)) * 4 +
          Number(headingWords.includes(quote)) * 2 +
          Number(heading.endsWith('?')) +
          1
        : 0;
    const best = places.reduce<(typeof places)[number] | undefined>(
      (known, place) => (scoreOf(place) > (known ? scoreOf(known) : 0) ? place : known),
      undefined,
    );
    const start = [...told.keys()].find((known) => message.startsWith(known));
    const place = start === undefined ? best : told.get(start);
    if (place) {
      const { pathname, id, heading } = place;
      result.explained.push({ message, pathname, id, heading });
    } else result.unexplained.push(message);
  }
  return result;
}

/** The longest stretch of a message's first line without anything variable in it. */
function longestQuote(message: string): string {
  const [line = ''] = message.split('\n');
  const words = fixedParts(line);
  const longest = words.reduce((known, part) => (part.length > known.length ? part : known), []);
  const all = words.flat().length;
  // Too little to tell the message: only the whole of it would.
  return longest.length < Math.min(FEWEST_WORDS, all)
    ? words.flat().join(' ')
    : longest.slice(0, MOST_WORDS).join(' ');
}

function spaced(text: string): string {
  return ` ${messageWords(text).join(' ')} `;
}

function noMessage(start: string): ContentError {
  return new ContentError(
    { file: 'data/messages.ts' },
    `The packages print no message that starts with "${start}".`,
    'Copy the start from the package, or remove the line.',
  );
}

function noSection(href: string): ContentError {
  return new ContentError(
    { file: 'data/messages.ts' },
    `There is no section ${href}.`,
    'Name the page and the id of one of its headings.',
  );
}
