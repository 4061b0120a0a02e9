import { withTimeLimit } from './timeLimit';

/** How long an answer may take where the caller says nothing else, in milliseconds. */
const PATIENCE_MS = 20_000;

interface FetchFileOptions {
  cache?: RequestCache;
  /** How long the whole answer may take, in milliseconds. */
  patienceMs?: number;
}

/**
 * Fetches a text of the site and reads it. What is of no use, such as a stored "not found" or the
 * page of a network that asks for a login, is asked for once more past all caches (see `renewFile`).
 * @param read Returns what the text holds; it throws where the text is something else.
 * @throws Error when there is no such file, or none in time.
 */
export async function fetchFile<Value>(
  url: string,
  read: (text: string) => Value,
  { cache = 'default', patienceMs = PATIENCE_MS }: FetchFileOptions = {},
): Promise<Value> {
  const attempt = (mode: RequestCache) =>
    withTimeLimit(patienceMs, async (signal) => {
      const answer = await fetch(url, { cache: mode, signal });
      if (!answer.ok) throw new Error(`${url} answered with status ${answer.status}.`);
      return read(await answer.text());
    });
  try {
    return await attempt(cache);
  } catch (error) {
    // Nobody is made to wait twice.
    if ((error as Error).name === 'TimeoutError') throw error;
    return attempt('reload');
  }
}
