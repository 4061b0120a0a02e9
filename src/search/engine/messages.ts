import { fixedParts, messageWords, withoutBrand } from '../../core/messageText';
import type { SearchMessage } from '../../core/searchTypes';

/** More of what was pasted says nothing new. */
const LONGEST_QUERY = 2_000;
/** From here a message is in a query, or a query is a part of a message; shares of neighbors. */
const SHARE_OF_MESSAGE = 0.5;
const SHARE_OF_QUERY = 0.7;
/** Pairs of neighbors that have to be the same: three words in a row. */
const FEWEST_PAIRS = 2;
/** More where they are only a small part of the message: names of products stand in messages too. */
const FEWEST_OF_PART = 4;
/** What a console or a pasted stack adds, and where the stack itself begins. */
const CONSOLE = /\b(?:uncaught|unhandled|runtime|type)?\s*error:|\b(?:uncaught|warning:)/gi;
const STACK = /\s+at\s+(?:\S+\s+\(|(?:async\s|new\s)|\S+:\d+:\d+)[^]*$/;

/** The messages that guides explain, to find the one that a query resembles. */
export class Messages {
  private readonly pairs: readonly ReadonlySet<string>[];
  private readonly starts: readonly string[];

  constructor(private readonly messages: readonly SearchMessage[]) {
    this.pairs = messages.map(([text]) => pairsOf(text));
    this.starts = messages.map(([text]) => joined(text));
  }

  /**
   * Returns the message that a query resembles: pasted as a whole, with its values and the stack
   * below it, or a part of it.
   */
  find(query: string): SearchMessage | undefined {
    const typed = query.slice(0, LONGEST_QUERY).replace(STACK, '').replace(CONSOLE, ' ');
    const asked = pairsOf(typed.trim());
    if (asked.size < FEWEST_PAIRS) return undefined;
    const start = joined(typed);
    let best: SearchMessage | undefined;
    let bestShare = 0;
    for (const [place, pairs] of this.pairs.entries()) {
      const same = [...pairs].filter((pair) => asked.has(pair)).length;
      const [ofMessage, ofQuery] = [same / pairs.size, same / asked.size];
      const isPart = same >= FEWEST_OF_PART && ofQuery >= SHARE_OF_QUERY;
      const isStart = this.starts[place]!.startsWith(start);
      const isLike = isStart || isPart || ofMessage >= SHARE_OF_MESSAGE;
      if (same < FEWEST_PAIRS || !isLike || ofMessage + ofQuery <= bestShare) continue;
      best = this.messages[place];
      bestShare = ofMessage + ofQuery;
    }
    return best;
  }
}

function joined(text: string): string {
  return messageWords(withoutBrand(text.trim())).join(' ');
}

/** Words that stand side by side; those on both sides of something variable do not. */
function pairsOf(text: string): Set<string> {
  return new Set(
    fixedParts(text).flatMap((words) =>
      words.slice(1).map((word, place) => `${words[place]} ${word}`),
    ),
  );
}
