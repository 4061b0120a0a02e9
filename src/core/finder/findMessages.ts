import type { Migration } from '../changes';

/** A message of a compiler, a browser or a package that a guide explains. */
export interface KnownMessage {
  /** Path of the guide, and the id of its section. */
  guide: string;
  section: string;
  /** How the message can read: `…` is for what differs within the line, and quotes don't count. */
  says: readonly string[];
  /** What to do, in one or two sentences of Markdown. */
  does: string;
}

/** A message that is in the text. */
export interface FoundMessage {
  migration: Migration;
  message: KnownMessage;
  /** The line that has it, shortened. */
  quote: string;
  lines: number[];
}

/** A longer line is no message. */
const LONGEST_LINE = 2_000;
const LONGEST_QUOTE = 160;

/**
 * Returns the messages of a text that the guides explain, in the order of the list.
 * @param from The major that the text is written for; without it all upgrades count.
 */
export function findMessages(
  text: string,
  known: readonly KnownMessage[],
  migrations: readonly Migration[],
  from?: number,
): FoundMessage[] {
  const written = text.split('\n');
  // Code of 10,000 lines isn't compared with the list line by line.
  const lines = written.flatMap((line, index) =>
    line.length <= LONGEST_LINE && MESSAGE.test(line)
      ? [{ said: plain(line), line: index + 1 }]
      : [],
  );
  if (lines.length === 0) return [];
  return known.flatMap((message) => {
    const migration = migrations.find(({ pathname }) => pathname === message.guide);
    if (!migration || (from !== undefined && migration.to <= from)) return [];
    const patterns = message.says.map((said) => plain(said).split('…'));
    const found = lines
      .filter(({ said }) => patterns.some((parts) => hasInOrder(said, parts)))
      .map(({ line }) => line);
    if (found.length === 0) return [];
    const quote = written[found[0]! - 1]!.trim().slice(0, LONGEST_QUOTE);
    return [{ migration, message, quote, lines: found }];
  });
}

/** Words that each message of the list has one of. */
const MESSAGE =
  /not assignable|does not exist|no exported member|is not a function|cannot|possibly|does not|are duplicated|has not been|is not generic|requires|exceeded|invalid|unknown event|parse failed|only accepts|was moved|evaluating/i;

/** Without quotes, and with one kind of space. */
function plain(text: string): string {
  return text.replace(/["'`‘’“”]+/g, '').replace(/\s+/g, ' ');
}

function hasInOrder(line: string, parts: readonly string[]): boolean {
  let at = 0;
  for (const part of parts) {
    const found = line.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}
