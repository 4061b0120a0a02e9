/** What the page of production errors makes of its address (SPEC 1.4). */

/** A message that a package shortens in production. */
export interface ShortenedMessage {
  code: number;
  /** Texts, and between them the places of the arguments, from 0. */
  parts: readonly (string | number)[];
}

/** The messages of one release by their number. */
export interface ErrorCodes {
  version: string;
  messages: Readonly<Record<number, ShortenedMessage['parts']>>;
}

/** Path of the page. The packages print it, so it is below no product. */
export const PRODUCTION_ERROR_PAGE = '/production-error/';

/** Place on that page for what its address says. */
export const PRODUCTION_ERROR_ID = 'production-error';

/** What an address asks for: a number with its arguments, something that is no number, or nothing. */
export type AskedError =
  | { kind: 'none' }
  | { kind: 'invalid'; code: string }
  | { kind: 'code'; code: number; args: string[] };

/** What an address may hold of a stranger's text, in characters and in arguments. */
const LONGEST = { code: 40, argument: 500 } as const;
const MOST_ARGUMENTS = 20;

/**
 * Reads `code` and `args[]` of a query. It never throws; too long a text is cut.
 * @param search Query of the address, with its question mark.
 */
export function askedError(search: string): AskedError {
  const query = new URLSearchParams(search);
  const code = (query.get('code') ?? '').trim();
  if (code === '') return { kind: 'none' };
  if (!/^\d{1,6}$/.test(code)) return { kind: 'invalid', code: cut(code, LONGEST.code) };
  const args = query.getAll('args[]').slice(0, MOST_ARGUMENTS);
  return {
    kind: 'code',
    code: Number(code),
    args: args.map((text) => cut(text, LONGEST.argument)),
  };
}

/**
 * Returns the full text of a message, or undefined for a number that the release doesn't have.
 * @param missing Stands for an argument that the address lacks.
 */
export function fullMessage(
  { messages }: ErrorCodes,
  code: number,
  args: readonly string[],
  missing: string,
): string | undefined {
  if (!Object.hasOwn(messages, code)) return undefined;
  const texts = messages[code]!.map((part) =>
    typeof part === 'string' ? part : (args[part] ?? missing),
  );
  return texts.join('');
}

/** By whole characters: half of one would show as a mark of its own. */
function cut(text: string, length: number): string {
  const characters = [...text.slice(0, (length + 1) * 2)];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}
